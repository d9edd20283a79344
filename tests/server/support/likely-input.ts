import fc from 'fast-check';
import type { GenericSchema } from 'valibot';

/** Values that mean something, such as ids that exist, by the name of the field that asks for one. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

/** A valibot schema as data: only what tells what to send. */
type Node = {
  type: string;
  entries?: Record<string, Node>;
  item?: Node;
  wrapped?: Node;
  literal?: unknown;
  options?: readonly unknown[];
  pipe?: readonly Node[];
};

const nowhere = '00000000-0000-4000-8000-000000000000';

/** What no form sends. */
export const nasty: fc.Arbitrary<unknown> = fc.constantFrom<unknown>(
  null,
  undefined,
  true,
  -1,
  0,
  1.5,
  2 ** 31,
  2 ** 53,
  -1e308,
  '',
  ' ',
  '๑๒๓',
  '12๓',
  '🚗👩‍👩‍👧'.repeat(20),
  'ก'.repeat(20_000),
  'x\0y',
  '\ud83d',
  '\u202eกลับ',
  '%',
  '%ff',
  "'; drop table booking; --",
  '${7*7}',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '2026-02-30',
  '0000-01-01',
  '9999-12-31',
  '2569-11-21',
  '2026-11-21T25:61:00Z',
  '-271821-04-20T00:00:00Z',
  nowhere,
  [],
  [[[[[]]]]],
  {},
  { length: 1e9 },
  { toString: 'x', constructor: null },
  JSON.parse('{"__proto__":{"isAdmin":true}}'),
);

const text = fc.oneof(
  fc.constantFrom(
    'สมชาย ใจดี',
    '0812345678',
    '๐๘๑-๒๓๔ ๕๖๗๘',
    'customer',
    'other',
    '12345678',
    'a-client-id-01',
  ),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);

const soon = (unit: 'day' | 'moment') =>
  fc.integer({ min: -200, max: 2000 }).map((hours) => {
    const moment = new Date(Date.now() + hours * 3_600_000).toISOString();
    return unit === 'day' ? moment.slice(0, 10) : moment;
  });

const likelyText = (actions: readonly Node[]): fc.Arbitrary<unknown> => {
  const types = actions.map(({ type }) => type);
  if (types.includes('uuid')) return fc.constant(nowhere);
  if (types.includes('iso_date')) return soon('day');
  if (types.includes('iso_timestamp')) return soon('moment');
  return text;
};

const likely = (node: Node, known: Known, name: string): fc.Arbitrary<unknown> => {
  const inner = (part: Node, as = name) => nearly(part, known, as);
  switch (node.type) {
    case 'object':
    case 'strict_object':
      return fc.record(
        Object.fromEntries(
          Object.entries(node.entries ?? {}).map(([key, part]) => [key, inner(part, key)]),
        ),
      );
    case 'array':
      return fc.array(inner(node.item!, name.replace(/s$/, '')), { maxLength: 4 });
    case 'intersect':
      return fc
        .tuple(...(node.options as Node[]).map((option) => inner(option)))
        .map((parts) => Object.assign({}, ...parts));
    case 'variant':
    case 'union':
      return fc.oneof(...(node.options as Node[]).map((option) => inner(option)));
    case 'picklist':
      return fc.constantFrom(...(node.options ?? []));
    case 'literal':
      return fc.constant(node.literal);
    case 'optional':
    case 'nullable':
      return fc.option(inner(node.wrapped!), { freq: 3 });
    case 'number':
      return fc.integer({ min: 0, max: 70 });
    case 'boolean':
      return fc.boolean();
    default:
      return likelyText(node.pipe ?? []);
  }
};

const isLeaf = ({ type }: Node) => type === 'string' || type === 'number';

/** Mostly what the schema asks for, so that it reaches the database; now and then what nobody sends. */
const nearly = (node: Node, known: Known, name: string): fc.Arbitrary<unknown> => {
  const values = isLeaf(node) ? (known[name] ?? []) : [];
  return fc.oneof(
    { weight: 40, arbitrary: likely(node, known, name) },
    { weight: 1, arbitrary: nasty },
    ...(values.length > 0 ? [{ weight: 200, arbitrary: fc.constantFrom(...values) }] : []),
  );
};

export const likelyInput = (
  schema: GenericSchema | undefined,
  known: Known,
): fc.Arbitrary<unknown> => (schema ? nearly(schema, known, '') : fc.constant(undefined));
