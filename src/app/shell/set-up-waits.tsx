import { Suspense } from 'react';
import { useServices } from '../app-services';
import { flagsOf, mayOpenAdminUsers } from '../session/admin-access';
import { afterFirstPaint } from '../session/after-first-paint';
import { extra } from '../ui/extra';
import { useStore } from '../ui/store';

const SetUpNeed = extra(() =>
  afterFirstPaint().then(() => import('../features/basics/set-up-need')),
);

/** Of whoever may set up: that it has not begun. */
export const SetUpWaits = () => {
  const services = useServices();
  useStore(services.userData.value);
  useStore(services.userData.isAdmin);
  if (!mayOpenAdminUsers(flagsOf(services))) return null;
  return (
    <Suspense>
      <SetUpNeed />
    </Suspense>
  );
};
