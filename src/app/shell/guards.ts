import { notFound, redirect } from '@tanstack/react-router';
import type { AdminPage } from '#kinds/kind';
import { hasAdminPage, type KindId } from '#kinds/registry';
import type { AppServices } from '../app-services';
import {
  adminEntry,
  type Flags,
  flagsOf,
  isSupplier,
  mayOpenAdminUsers,
  mayOpenDrivers,
  mayOpenPage,
  mayOpenQueue,
} from '../session/admin-access';

type Guard = { context: AppServices };

const backToEntry = (flags: Flags) =>
  redirect({ ...(adminEntry(flags) ?? { to: '/checkbooking' }) });

/** Rights that this device was never told are asked for before any page. */
const askRights = async ({ session, userData, permission }: AppServices): Promise<void> => {
  if (userData.isAdmin.get() === null && (await session.start()).status === 'signed-in') {
    await permission.run();
  }
};

/** A supplier's dispatcher books nothing: the employee pages lead to the first arrange page. */
export const keepSuppliersOut = async ({ context }: Guard): Promise<void> => {
  await askRights(context);
  const flags = flagsOf(context);
  if (isSupplier(flags)) throw backToEntry(flags);
};

export const requireApprover = ({ context }: Guard): void => {
  if (!context.userData.value.get().userInfo.isApprover) throw redirect({ to: '/checkbooking' });
};

/** Before anything else of the administration, its not-found page included. */
export const requireAdmin = async ({ context }: Guard): Promise<void> => {
  await askRights(context);
  if (context.userData.isAdmin.get() === false) throw redirect({ to: '/checkbooking' });
};

export const toAdminEntry = ({ context }: Guard): void => {
  if (context.userData.isAdmin.get() === true) throw backToEntry(flagsOf(context));
};

export const requirePage =
  (page: AdminPage) =>
  ({ context, params }: Guard & { params: { type: KindId } }): void => {
    if (!hasAdminPage(params.type, page)) throw notFound();
    if (context.userData.isAdmin.get() !== true) return;
    const flags = flagsOf(context);
    if (!mayOpenPage(flags, params.type, page)) throw backToEntry(flags);
  };

const requireMenu =
  (mayOpen: (flags: Flags) => boolean) =>
  ({ context }: Guard): void => {
    if (context.userData.isAdmin.get() !== true) return;
    const flags = flagsOf(context);
    if (!mayOpen(flags)) throw backToEntry(flags);
  };

export const requireQueue = requireMenu(mayOpenQueue);
export const requireDrivers = requireMenu(mayOpenDrivers);
export const requireAdminUsers = requireMenu(mayOpenAdminUsers);
