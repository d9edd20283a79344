import fc from 'fast-check';
import { expect, test } from 'vitest';
import { folded } from './calendar-file';

const letters = fc.array(
  fc.constantFrom(
    'a',
    'é',
    'ก',
    '🚗',
    '\u007f',
    '\u0080',
    '\u07ff',
    '\u0800',
    '\uffff',
    '\u{10000}',
  ),
  {
    maxLength: 300,
  },
);

test('no line of a calendar has more than 75 octets, none is cut where another letter had room, and nothing is lost', () => {
  fc.assert(
    fc.property(letters, (given) => {
      const lines = folded(given.join('')).split('\r\n ');
      expect(lines.join('')).toBe(given.join(''));
      const octets = lines.map((line, index) => Buffer.byteLength(line) + (index > 0 ? 1 : 0));
      expect(Math.max(...octets)).toBeLessThanOrEqual(75);
      lines.slice(1).forEach((line, index) => {
        const [first = ''] = line;
        expect(octets[index]! + Buffer.byteLength(first)).toBeGreaterThan(75);
      });
    }),
  );
});
