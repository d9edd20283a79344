import { useRouter, useSearch } from '@tanstack/react-router';
import { lazy } from 'react';
import { useServices } from '../app-services';
import { flagsOf, mayOpenAdminUsers } from '../session/admin-access';
import { withDialog } from '../ui/search';

const ContactDialog = lazy(() => import('../features/contacts/contact-dialog'));
const NoticesDialog = lazy(() => import('../features/notices/notices-dialog'));
const OutboxDialog = lazy(() => import('../unsent/outbox-dialog'));
const ServiceStateDialog = lazy(() => import('../features/service-state/service-state-dialog'));

/** The dialog that the address names. Back closes it, as on every phone. */
const OpenDialog = () => {
  const { userData } = useServices();
  const { dialog } = useSearch({ from: '__root__' });
  const router = useRouter();

  const close = () => {
    if (router.history.canGoBack()) router.history.back();
    else void router.navigate({ to: '.', search: withDialog(undefined), replace: true });
  };

  if (dialog === 'contact') return <ContactDialog onClose={close} />;
  if (dialog === 'notices') return <NoticesDialog onClose={close} />;
  if (dialog === 'outbox') return <OutboxDialog onClose={close} />;
  const mayChange = userData.isAdmin.get() === true && mayOpenAdminUsers(flagsOf({ userData }));
  if (dialog === 'service-state' && mayChange) return <ServiceStateDialog onClose={close} />;
  return null;
};

export default OpenDialog;
