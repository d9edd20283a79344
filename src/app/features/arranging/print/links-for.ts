import type { KindId } from '#kinds/registry';
import type { ApiClient } from '../../../api/client';

/** By driver: the token of a link made for this paper. */
export type PrintedLinks = ReadonlyMap<string, string>;

/** Links for these drivers' papers; without one a paper is printed as it was before there were links. */
export const linksFor = async (
  driverIds: readonly (string | null)[],
  { api, kind, until }: { api: ApiClient; kind: KindId; until: string },
): Promise<PrintedLinks> => {
  const wanted = [...new Set(driverIds.flatMap((id) => (id === null ? [] : [id])))];
  if (wanted.length === 0) return new Map();
  const body = { driverIds: wanted, until };
  const made = await api.call('printLinks', { params: { kind }, body }).catch(() => null);
  return new Map(made?.links.map(({ driverId, token }) => [driverId, token]));
};
