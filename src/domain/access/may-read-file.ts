import type { Actor } from './actor';

/** What refers to a file. */
export type FileUses = {
  uploaderId: string;
  /** A photo of a car or of a person, which every booking shows. */
  isPortrait: boolean;
  licenceOfId: string | null;
  /** On whose bookings it is: requesters, travellers, passengers, drivers, and those who decide. */
  peopleIds: readonly string[];
  /** Of its bookings; of a licence, those whose travellers drive. */
  kinds: readonly string[];
};

/** The uploader, the people of its bookings with their approvers, and the admins of its kinds. */
export const mayReadFile = (actor: Actor, uses: FileUses): boolean => {
  const { personId, admin } = actor;
  if (uses.isPortrait || uses.uploaderId === personId || uses.licenceOfId === personId) return true;
  if (uses.peopleIds.includes(personId)) return true;
  if (!admin || admin.flags.has('supplier')) return false;
  if (uses.licenceOfId !== null && admin.flags.has('driver_menu')) return true;
  return uses.kinds.some((kind) => admin.kinds.has(kind));
};
