import type { KindId } from '../booking/kind-id';
import type { Actor } from './actor';
import { kindFlag } from './menu-flags';

/** What refers to a file. */
export type FileUses = {
  uploaderId: string;
  /** A photo of a car or of a person, which every booking shows. */
  isPortrait: boolean;
  licenceOfId: string | null;
  /** On whose bookings it is: requesters, travellers, passengers, drivers, and those who decide. */
  peopleIds: readonly string[];
  kinds: readonly KindId[];
};

/** The uploader, the people of its bookings with their approvers, and the admins of its kinds. */
export const mayReadFile = (actor: Actor, uses: FileUses): boolean => {
  const { personId, admin } = actor;
  if (uses.isPortrait || uses.uploaderId === personId || uses.licenceOfId === personId) return true;
  if (uses.peopleIds.includes(personId)) return true;
  if (!admin || admin.flags.has('supplier')) return false;
  if (uses.licenceOfId !== null)
    return admin.flags.has('driver_menu') || admin.flags.has(kindFlag.bookingnodriver);
  return uses.kinds.some((kind) => admin.flags.has(kindFlag[kind]));
};
