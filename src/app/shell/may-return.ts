import { type Flags, isSupplier } from '../session/admin-access';

/** Not shown before the rights are read: a supplier, who books nothing, would see it for a moment. */
export const mayReturnToBooking = (flags: Flags): boolean => flags.size > 0 && !isSupplier(flags);
