import { expect, it } from 'vitest';
import { leftNames } from './proposals';

it('speaks of no driver where something else came first: some are driven by their travellers', () => {
  const facts = { at: '2026-11-27T12:00:00+07:00' };
  expect(leftNames.displaced.en(facts)).toBe('At 12:00 what matters more comes first');
  expect(leftNames.displaced.th(facts)).not.toContain('คนขับ');
});
