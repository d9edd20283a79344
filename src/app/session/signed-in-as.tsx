import { lazy, Suspense } from 'react';
import { useServices } from '../app-services';
import { useStore } from '../ui/store';

/** Late, like everything of MSAL; and a menu that cannot load it must still open, for it holds the logout. */
const MsalUsername = lazy(() =>
  import('./msal-username').catch(() => ({ default: ({ known }: { known: string }) => known })),
);

export const SignedInAs = () => {
  const state = useStore(useServices().session.state);
  const known = 'account' in state ? state.account.username : '';
  return (
    <Suspense fallback={known}>
      <MsalUsername known={known} />
    </Suspense>
  );
};
