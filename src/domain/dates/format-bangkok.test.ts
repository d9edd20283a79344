import { describe, expect, test } from 'vitest';
import { formatDate, formatDateTime, formatTime } from './format-bangkok';

describe('§9 Formats', () => {
  test('§9.7 a moment is written DD/MM/YYYY HH:mm in the time of Bangkok', () => {
    expect(formatDateTime('2026-11-21T02:05:00Z')).toBe('21/11/2026 09:05');
  });

  test('§9.8 late in the evening of UTC, the date is already the next one in Bangkok', () => {
    expect(formatDate('2026-11-21T17:00:00Z')).toBe('22/11/2026');
  });

  test('§9.9 the afternoon is written on 24 hours', () => {
    expect(formatTime(new Date('2026-11-21T09:30:00Z'))).toBe('16:30');
  });

  test('what is no moment is written as nothing', () => {
    expect([formatDate('soon'), formatTime('')]).toEqual(['', '']);
  });
});
