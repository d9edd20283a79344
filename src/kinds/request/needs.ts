import type { FieldProblems } from '#domain/refusal';
import type { CommonRequest, Place } from './common';
import type { Needs, Reference } from './facts';
import { collect } from './problems';

export const refersToPlace = (field: string, place: Place): readonly Reference[] =>
  place.type === 'known' ? [{ field, to: 'place', id: place.placeId }] : [];

export const refersToProvince = (field: string, code: number): Reference => ({
  field,
  to: 'province',
  id: String(code),
});

/** The legs between known places. One place in free text makes the whole distance unknown: no legs. */
export const legsBetween = (places: readonly Place[]): Needs['legs'] => {
  const known = places.flatMap((place) => (place.type === 'known' ? [place.placeId] : []));
  if (known.length < places.length) return [];
  return known
    .slice(1)
    .map((to, index) => [known[index] ?? to, to] as const)
    .filter(([from, to]) => from !== to);
};

/** What every request refers to, and what its kind adds. */
export const gatherNeeds = (request: CommonRequest, more: Partial<Needs>): Needs => {
  const { forWhom, companions, costCentreId, attachmentIds } = request;
  const common: readonly (Reference | false)[] = [
    { field: 'costCentreId', to: 'costCentre', id: costCentreId },
    forWhom.type === 'colleague' && { field: 'forWhom', to: 'person', id: forWhom.personId },
    ...companions.map(
      (companion, index): Reference | false =>
        companion.type === 'colleague' && {
          field: `companions.${index}`,
          to: 'person',
          id: companion.personId,
        },
    ),
    ...attachmentIds.map((id): Reference => ({ field: 'attachmentIds', to: 'file', id })),
  ];
  return {
    licencesOf: [],
    legs: [],
    leavesAt: null,
    departure: null,
    ...more,
    references: [...common.filter((reference) => reference !== false), ...(more.references ?? [])],
  };
};

/** References that do not exist, are not active, or may not be named by this person. */
export const checkReferences = (
  references: readonly Reference[],
  isKnown: (reference: Reference) => boolean,
): FieldProblems =>
  collect(
    ...references.map(
      (reference) => !isKnown(reference) && ([reference.field, 'unknown'] as const),
    ),
  );
