import { MsalProvider, useMsal } from '@azure/msal-react';
import { openedMsal } from './msal-island';

const Username = ({ known }: { known: string }) => {
  const { accounts, instance } = useMsal();
  return (instance.getActiveAccount() ?? accounts[0])?.username ?? known;
};

/** The account as MSAL has it, following its changes; what the session knows until MSAL is open. */
const MsalUsername = ({ known }: { known: string }) => {
  const instance = openedMsal();
  return instance ? (
    <MsalProvider instance={instance}>
      <Username known={known} />
    </MsalProvider>
  ) : (
    known
  );
};

export default MsalUsername;
