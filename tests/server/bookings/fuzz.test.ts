import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kindIds } from '#kinds/registry';
import { isFieldProblem } from '#words/field-problems';
import { readFieldProblem } from '#words/read-field-problem';
import { nasty } from '../support/likely-input';
import { useBookings } from './use-bookings';

const bookings = useBookings();

/** For a longer hunt: `FUZZ_SECONDS=300 npx vitest run tests/server/bookings/fuzz.test.ts`, each time with another seed. */
const longer = process.env['FUZZ_SECONDS'];
const perKind = (Number(longer ?? 4) * 1000) / kindIds.length;

type Path = readonly (string | number)[];

/** Every place of a body where something else may stand. */
const pathsOf = (value: unknown, path: Path = []): Path[] => {
  if (typeof value !== 'object' || value === null) return [path];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return [path, ...entries.flatMap(([key, part]) => pathsOf(part, [...path, key]))];
};

/** By definition, so that `__proto__` is a key like any other. */
const put = (into: object, key: string | number, value: unknown) =>
  Object.defineProperty(into, key, { value, enumerable: true, writable: true, configurable: true });

const changedAt = (body: object, [...path]: Path, value: unknown): unknown => {
  const key = path.pop();
  if (key === undefined) return value;
  const changed = structuredClone(body);
  const place = path.reduce<object>((part, step) => Reflect.get(part, step) as object, changed);
  put(place, key, value);
  return changed;
};

const optional = [
  'note',
  'purposeText',
  'urgentReason',
  'groupId',
  'attachmentIds',
  'companions',
  'luggage',
  'goods',
  'returnAt',
  'carId',
  'expectedKm',
  'driverWish',
  'coDriverIds',
  'class',
  '__proto__',
  'constructor',
  'toString',
];

/** What people do write, now and then, and a form lets through. */
const written = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom<unknown>(
    '๐๘๑-๒๓๔-๕๖๗๘',
    'รถ 🚗👩‍👩‍👧 ๑๒๓',
    'ก'.repeat(500),
    '\u202eกลับด้าน',
    '<script>alert(1)</script>',
    1,
    3,
    [{ type: 'guest', name: '🚗', phone: '๐๘๑๒๓๔๕๖๗๘' }],
  ),
);

describe.each(kindIds)('%s with one thing else in it', (kind) => {
  it(
    'is booked or refused, as new and as a change, and nothing breaks',
    async () => {
      const valid: object = bookings.requests[kind];
      let standing = (await bookings.create(valid)).body;
      const paths = [...pathsOf(valid), ...optional.map((name) => [name])];
      const counts = { taken: 0, refused: 0 };
      // Eighty are tried, on a slow machine too.
      const end = performance.now() + (longer === undefined ? 40_000 : perKind);
      const judge = ({ status, body }: Awaited<ReturnType<typeof bookings.create>>) => {
        expect([200, 400, 409]).toContain(status);
        counts[status === 200 ? 'taken' : 'refused'] += 1;
        const { code, fields = {} } = body.error ?? {};
        const wordless = Object.values(fields).filter(
          (problem) => !isFieldProblem(readFieldProblem(problem).code),
        );
        expect([code, wordless]).toEqual([code, []]);
      };
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom<Path>(...paths),
          fc.oneof(nasty, written),
          async (path, value) => {
            if (performance.now() > end) return;
            const body = changedAt(valid, path, value);
            judge(await bookings.create(body));
            const edited = await bookings.edit(standing, body);
            judge(edited);
            standing = (await bookings.read(standing.id)).body;
          },
        ),
        longer === undefined ? { seed: 2569, numRuns: 80 } : { numRuns: 100_000 },
      );
      // Or it would have been about the schema alone.
      expect(counts.taken).toBeGreaterThan(5);
      expect(counts.refused).toBeGreaterThan(5);
    },
    perKind + 60_000,
  );
});
