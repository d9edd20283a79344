import type { Actor } from '#domain/access/actor';

const NOBODYS = '00000000-0000-0000-0000-000000000000';

/** Whose rows alone somebody sees; null is everybody's. A supplier without a provider sees nobody's. */
export const onlyProvider = ({ admin }: Actor): string | null =>
  admin?.flags.has('supplier') ? (admin.providerId ?? NOBODYS) : null;
