import type { FieldProblems } from '#domain/refusal';
import type { CommonRequest } from './common';
import type { Facts } from './facts';
import { collect } from './problems';

/** Null for a guest. */
export const travellerId = (
  { forWhom }: Pick<CommonRequest, 'forWhom'>,
  requesterId: string,
): string | null => {
  if (forWhom.type === 'guest') return null;
  return forWhom.type === 'colleague' ? forWhom.personId : requesterId;
};

export const countPeople = ({ companions }: Pick<CommonRequest, 'companions'>): number =>
  1 + companions.length;

const others = ({ companions }: Pick<CommonRequest, 'companions'>): readonly (string | null)[] =>
  companions.map((companion) => (companion.type === 'colleague' ? companion.personId : null));

/** What `checkCommon` reads. */
export const commonReads = ['forWhom', 'companions', 'purposeCode', 'purposeText'] as const;

/** The rules for people and purpose, the same for every kind. `aboard`: people whom other fields name already. */
export const checkCommon = (
  request: Pick<CommonRequest, (typeof commonReads)[number]>,
  facts: Facts,
  aboard: readonly string[] = [],
): FieldProblems => {
  const purpose = facts.purposes.find(({ code }) => code === request.purposeCode);
  const known = [travellerId(request, facts.requesterId), ...aboard];
  const named = others(request);
  return collect(
    purpose === undefined && ['purposeCode', 'unknown'],
    purpose?.asksText && request.purposeText === null && ['purposeText', 'required'],
    ...named.map(
      (personId, index) =>
        personId !== null &&
        (known.includes(personId) || named.indexOf(personId) < index) &&
        ([`companions.${index}`, 'listed_twice'] as const),
    ),
  );
};
