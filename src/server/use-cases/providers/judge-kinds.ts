import type { Actor } from '#domain/access/actor';
import { can } from '#domain/access/can';
import type { KindId } from '#kinds/registry';

/** A provider is given to a kind, or taken from it, only by the kind's own admins. */
export const judgeKinds = (
  actor: Actor,
  wanted: readonly KindId[],
  had: readonly KindId[],
): 'not_your_kind' | undefined => {
  const changed = [
    ...wanted.filter((kind) => !had.includes(kind)),
    ...had.filter((kind) => !wanted.includes(kind)),
  ];
  return changed.every((kind) => can(actor, 'provider:write', { kind }))
    ? undefined
    : 'not_your_kind';
};
