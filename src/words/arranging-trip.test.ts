import { expect, it } from 'vitest';
import { noteToDriver } from './arranging-trip';

it('names no driver where the traveller drives', () => {
  expect(noteToDriver.en({ withDriver: true })).toBe('Note for the driver');
  expect(noteToDriver.en({ withDriver: false })).toBe('Note on the job sheet');
  expect(noteToDriver.th({ withDriver: false })).not.toContain('คนขับ');
});
