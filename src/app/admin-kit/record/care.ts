import { mine, onlyMine } from '#words/admin-kit';
import type { Field } from '#contract/record-field';
import type { Say } from '#words/message';
import { choiceFilter } from '../list/choice-filter';
import type { Filter } from '../list/list-definition';

type Named = { id: string; name: string };
type Owned = { ownerId: string | null; owner: string | null };

/** Whoever had it before and lost the right stays named until somebody else takes it. */
export const ownersOf = (owners: readonly Named[], { ownerId, owner }: Owned) =>
  [
    ...owners,
    ...(ownerId === null || owners.some(({ id }) => id === ownerId)
      ? []
      : [{ id: ownerId, name: owner ?? '' }]),
  ].map(({ id, name }) => ({ value: id, label: name }));

export const careFilters = (status: Field, say: Say): Filter[] => [
  choiceFilter('status', status, say, { many: true }),
  { id: 'mine', title: mine, options: [{ value: 'yes', label: say(onlyMine) }] },
];
