import * as v from 'valibot';

/** Whose it is: the identity that the server pins too, never a name or an e-mail. */
export const owner = v.object({ tid: v.string(), oid: v.string() });

export type Owner = v.InferOutput<typeof owner>;

export const ownerId = ({ tid, oid }: Owner): string => `${tid}.${oid}`;

export const isSameOwner = (a: Owner, b: Owner): boolean => a.tid === b.tid && a.oid === b.oid;
