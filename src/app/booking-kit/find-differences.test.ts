import { describe, expect, it } from 'vitest';
import { sayIn } from '#words/message';
import { askedFor } from '../../../tests/factories/approval-data';
import { findDifferences, isSame } from './find-differences';
import { sayAsked } from './say-asked';

const now = new Date('2026-11-24T02:00:00Z');

const differences = (more: Parameters<typeof askedFor>[0], language: 'th' | 'en' = 'en') => {
  const say = sayIn(language);
  return findDifferences(sayAsked(say, askedFor(), now), sayAsked(say, askedFor(more), now));
};

describe('what changed', () => {
  it('is nothing between two that are alike', () => {
    expect(differences({})).toEqual([]);
    expect(isSame(askedFor(), askedFor())).toBe(true);
  });

  it('is said part by part, before and after, in the order of the card', () => {
    expect(
      differences({
        endsAt: '2026-11-25T11:30:00.000Z',
        class: 'van',
        note: 'มีกล่อง',
        estimate: '2400.50',
        places: [],
      }),
    ).toEqual([
      {
        part: 'when',
        before: 'Tomorrow 25/11/2026 08:00–16:00',
        after: 'Tomorrow 25/11/2026 08:00–18:30',
      },
      { part: 'places', before: 'โรงงานนวนคร → ท่าเรือแหลมฉบัง', after: null },
      { part: 'class', before: 'Sedan', after: 'Van' },
      { part: 'note', before: null, after: 'มีกล่อง' },
      { part: 'estimate', before: '฿1,800', after: '฿2,400.50' },
    ]);
  });

  it('says both days when it becomes a journey of several', () => {
    expect(differences({ endsAt: '2026-11-27T09:00:00.000Z' }, 'th')).toEqual([
      {
        part: 'when',
        before: 'พรุ่งนี้ 25/11/2026 08:00–16:00',
        after: 'พรุ่งนี้ 25/11/2026 08:00 – ศ. 27/11/2026 16:00',
      },
    ]);
  });
});
