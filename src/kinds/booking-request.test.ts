import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { kindIds } from './registry';
import { bookingFields } from '#words/booking-fields';
import { isFieldProblem } from '#words/field-problems';
import {
  duringDay,
  noDriver,
  uuid,
  withDriverAmata,
  withDriverNava,
} from '../../tests/factories/booking-requests';
import { bookingDraft, bookingRequest } from './booking-request';
import { askingOf } from './asking-registry';

const requests = [withDriverNava(), noDriver(), duringDay(), withDriverAmata()];

const problemsOf = (input: unknown): Record<string, string> => {
  const { issues = [] } = v.safeParse(bookingRequest, input);
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]));
};

describe('a request', () => {
  test.each(requests)('of $kind is read as it is, and is a draft too', (request) => {
    expect(v.parse(bookingRequest, request)).toEqual(request);
    expect(v.parse(bookingDraft, request)).toEqual(request);
  });

  test.each(requests)('of $kind may leave out what has a default', (request) => {
    const sparse = Object.entries(request).filter(
      ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
    );
    expect(v.parse(bookingRequest, Object.fromEntries(sparse))).toEqual(request);
  });

  test.each(kindIds)('of %s with nothing in it names what is required, and is a draft', (kind) => {
    const problems = problemsOf({ kind });
    expect(problems).toMatchObject({
      forWhom: 'required',
      contactPhone: 'required',
      costCentreId: 'required',
      purposeCode: 'required',
    });
    expect(v.parse(bookingDraft, { kind })).toMatchObject({ kind, contactPhone: null });
  });

  test.each(kindIds)('of %s as the form begins it names the fields still to fill', (kind) => {
    const draft = v.parse(bookingDraft, { kind });
    expect(Object.values(problemsOf(draft)).every((code) => code !== 'invalid')).toBe(true);
  });

  it('is written one way: phones, moments, ids and texts', () => {
    const input = {
      ...withDriverNava(),
      contactPhone: '๐๘๑-๒๓๔ ๕๖๗๘',
      startsAt: '2026-11-20T08:00:00+07:00',
      costCentreId: uuid(11).toUpperCase(),
      note: '  โทรก่อนถึง  ',
      luggage: '   ',
      unasked: true,
    };
    expect(v.parse(bookingRequest, input)).toEqual(withDriverNava({ note: 'โทรก่อนถึง' }));
  });

  test.each([
    ['a kind there is not', { kind: 'helicopter' }, { kind: 'invalid' }],
    ['no phone', { contactPhone: '' }, { contactPhone: 'required' }],
    ['half a phone', { contactPhone: '0812' }, { contactPhone: 'not_a_phone' }],
    ['a day that is none', { startsAt: '2026-13-01T00:00:00Z' }, { startsAt: 'invalid' }],
    ['a year of the Buddhist Era', { startsAt: '2569-11-20T01:00:00Z' }, { startsAt: 'invalid' }],
    ['no stop', { stops: [] }, { stops: 'stop_required' }],
    ['nine stops', { stops: Array(9).fill(withDriverNava().stops[0]) }, { stops: 'too_many' }],
    [
      'a stop without a place',
      { stops: [{ place: null, provinceCode: null }] },
      { 'stops.0.place': 'required', 'stops.0.provinceCode': 'required' },
    ],
    ['no stop but a hole', { stops: [null] }, { 'stops.0': 'required' }],
    ['a long note', { note: 'ก'.repeat(1001) }, { note: 'too_long' }],
    ['a text no database keeps', { note: 'a\u0000b' }, { note: 'invalid' }],
    ['half a character', { note: '\ud83d' }, { note: 'invalid' }],
    ['one file twice', { attachmentIds: [uuid(1), uuid(1)] }, { attachmentIds: 'listed_twice' }],
    ['four files', { attachmentIds: [1, 2, 3, 4].map(uuid) }, { attachmentIds: 'too_many' }],
    [
      'a guest without a name',
      { forWhom: { type: 'guest', name: ' ', phone: '0812345678' } },
      { 'forWhom.name': 'required' },
    ],
  ])('with %s is refused at the field', (_, change, problems) => {
    expect(problemsOf({ ...withDriverNava(), ...change })).toEqual(problems);
  });

  test.each([
    ['2026-02-30', 'invalid'],
    ['20/11/2026', 'invalid'],
    [null, 'required'],
  ])('for the day %s is refused', (date, code) => {
    expect(problemsOf({ ...withDriverAmata(), date })).toEqual({ date: code });
  });

  it('an emoji and two lines are text', () => {
    expect(problemsOf({ ...withDriverNava(), note: 'ขอบคุณ 🙏\nมาก' })).toEqual({});
  });

  it('whatever comes, is refused in words that there are', () => {
    const spoilt = fc.tuple(
      fc.constantFrom(...requests),
      fc.nat(40),
      fc.jsonValue({ maxDepth: 2 }),
    );
    fc.assert(
      fc.property(spoilt, fc.jsonValue(), ([request, which, value], anything) => {
        const fields = Object.keys(request);
        const field = fields[which % fields.length]!;
        const codes = [anything, { ...request, [field]: value }].flatMap((input) =>
          Object.values(problemsOf(input)),
        );
        expect(codes.filter((code) => !isFieldProblem(code))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the registry of requests', () => {
  test.each(requests)('$kind reads its own requests only', (request) => {
    for (const kind of kindIds)
      expect(v.is(askingOf(kind).schema, request)).toBe(kind === request.kind);
  });

  test.each(requests)('every field of $kind has a name in words', (request) => {
    const named = Object.keys(bookingFields);
    const asked = Object.keys(request).filter((key) => key !== 'kind' && key !== 'groupId');
    expect(asked.filter((key) => !named.includes(key))).toEqual([]);
  });
});
