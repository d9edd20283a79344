import { describe, expect, it } from 'vitest';
import {
  acceptedNow,
  askedAgain,
  assignedNow,
  pinnedNow,
  proposalAccepted,
  releasedNow,
  splitNow,
} from './arranging-done';

describe('what the bar says of a change', () => {
  it('speaks of a reference as one and of several bookings as several', () => {
    const one = { what: 'DD-2611-0166' };
    const several = { what: '2 bookings' };
    expect(releasedNow.en(one)).toBe('DD-2611-0166 has no car any more');
    expect(releasedNow.en(several)).toBe('2 bookings have no car any more');
    expect(pinnedNow.en(one)).toBe('DD-2611-0166 is pinned');
    expect(pinnedNow.en(several)).toBe('2 bookings are pinned');
    expect(acceptedNow.en(several)).toBe('2 bookings are accepted');
    expect(splitNow.en(several)).toBe('2 bookings have a trip of their own now');
    expect(assignedNow.en({ ...several, with: 'กต 620' })).toBe('2 bookings ride with กต 620');
  });
});

it('sets two sentences apart, in each language in its way', () => {
  const facts = { done: 'DD-2611-0166 is pinned', by: 'Fast Trans' };
  expect(askedAgain.en(facts)).toBe(
    'DD-2611-0166 is pinned. The trip has changed, so Fast Trans has to accept it again',
  );
  expect(askedAgain.th({ done: 'ล็อกแล้ว', by: 'ก' })).toBe('ล็อกแล้ว เที่ยวเปลี่ยนไป จึงรอ ก ตอบรับอีกครั้ง');
});

it('says of a proposal how many wait for an answer, of one trip too', () => {
  expect(proposalAccepted.en({ count: 6, offered: 1 })).toBe(
    '6 trips are arranged, 1 of them to be accepted',
  );
  expect(proposalAccepted.en({ count: 1, offered: 1 })).toBe(
    '1 trip is arranged, and has to be accepted',
  );
  expect(proposalAccepted.en({ count: 1, offered: 0 })).toBe('1 trip is arranged');
});
