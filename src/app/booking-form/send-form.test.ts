import { describe, expect, it } from 'vitest';
import { asking } from '#kinds/bookingwithdriveramata/asking';
import { uuid, withDriverAmata } from '../../../tests/factories/booking-requests';
import { once, repeatFor, repeatOn } from './form-content';
import { datesOf, withoutDay } from './send-form';

const ids = () => {
  let last = 80;
  return () => uuid((last += 1));
};
const draft = withDriverAmata({ date: '2026-11-20' });
const datesWith = (repeat: typeof once) =>
  datesOf({ request: asking }, { draft, names: {}, repeat }, draft.date);

describe('several dates of one request', () => {
  it('one date is sent as it is, in no group', () => {
    expect(datesWith(once)).toEqual([draft]);
  });

  it('days chosen one by one share a group', () => {
    const chosen = repeatOn(['2026-11-24', '2026-11-23'], once, ids());
    expect(datesWith(chosen)).toMatchObject([
      { date: '2026-11-20', groupId: uuid(81) },
      { date: '2026-11-24', groupId: uuid(81) },
      { date: '2026-11-23', groupId: uuid(81) },
    ]);
  });

  it('weeks are the same weekday', () => {
    expect(datesWith(repeatFor(2, once, ids()))).toMatchObject([
      { date: '2026-11-20', groupId: uuid(81) },
      { date: '2026-11-27', groupId: uuid(81) },
    ]);
  });

  it('a day keeps its key while others come and go', () => {
    const newId = ids();
    const chosen = repeatOn(['2026-11-23', '2026-11-24'], once, newId);
    const changed = repeatOn(['2026-11-24', '2026-11-25'], chosen, newId);
    expect(changed.keys).toEqual([uuid(82), uuid(83)]);
  });

  it('one of the weeks can be left out, and the others keep their keys', () => {
    const four = repeatFor(4, once, ids());
    const left = withoutDay(four, draft.date, '2026-12-04');
    expect(left).toEqual({
      weeks: 1,
      days: ['2026-11-27', '2026-12-11'],
      keys: [uuid(81), uuid(83)],
    });
    expect(withoutDay(repeatFor(2, once, ids()), draft.date, '2026-11-27')).toEqual(once);
  });
});
