import { readFileSync } from 'node:fs';
import { parseSync, Visitor, type CallExpression, type ObjectExpression } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { contract } from '#contract/contract';
import { filesUnder } from '../../src/scripts/lib/files-under.mjs';

/** What the phone asks for before anybody is known to use it: a store of its own, followed from the start. */
const ownStores = ['src/app/service-state/service-state-store.ts'];

const isReading = (name: string) =>
  name === 'previewBooking' ||
  Object.entries(contract).some(([call, { method }]) => call === name && method === 'GET');

const isCalled = ({ callee }: CallExpression, name: string) =>
  (callee.type === 'Identifier' && callee.name === name) ||
  (callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === name);

const keysOf = ({ properties }: ObjectExpression) =>
  properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' ? [property.key.name] : [],
  );

/** The readings of a file that stand in no source, if it keeps what it reads in a state of its own. */
const handMade = (file: string, source: string): string[] => {
  let keepsState = false;
  const sources: ObjectExpression[] = [];
  const readings: { name: string; start: number }[] = [];
  new Visitor({
    ObjectExpression: (object) => {
      const keys = keysOf(object);
      if (keys.some((key) => key.startsWith('read')) && keys.includes('topics'))
        sources.push(object);
    },
    CallExpression: (call) => {
      if (['useEffect', 'useLayoutEffect', 'createStore'].some((name) => isCalled(call, name)))
        keepsState = true;
      const [first] = call.arguments;
      if (!isCalled(call, 'call') || first?.type !== 'Literal') return;
      const name = String(first.value);
      if (isReading(name)) readings.push({ name, start: call.start });
    },
  }).visit(parseSync(file, source).program);
  if (!keepsState) return [];
  return readings
    .filter(({ start }) => !sources.some((object) => object.start < start && start < object.end))
    .map(({ name }) => `${file} reads ${name} by itself`);
};

const files = filesUnder(process.cwd(), 'src/app').filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
);

describe('what the app reads from the server', () => {
  it('goes through the remote value, which follows news, network and language: no part reads by itself', () => {
    const found = files
      .filter((file) => !ownStores.includes(file))
      .flatMap((file) => handMade(file, readFileSync(file, 'utf8')));
    expect(found).toEqual([]);
    expect(ownStores.flatMap((file) => handMade(file, readFileSync(file, 'utf8')))).toHaveLength(
      ownStores.length,
    );
  });

  it('is found where somebody reads by hand, in an effect or into a store', () => {
    expect(
      handMade('a.tsx', `useEffect(() => { api.call('listContacts').then(setContacts); }, []);`),
    ).toEqual(['a.tsx reads listContacts by itself']);
    expect(
      handMade('a.ts', `const store = createStore(null); store.set(await api.call('readRental'));`),
    ).toEqual(['a.ts reads readRental by itself']);
  });

  it('is free to be asked for once: on a tap, before writing, or by a source', () => {
    const source = `const of = () => ({ read: (api) => api.call('listContacts'), topics: ['person'] });`;
    expect(handMade('a.tsx', `useEffect(f); ${source}`)).toEqual([]);
    expect(handMade('a.tsx', `const open = () => api.call('readFile', { params });`)).toEqual([]);
    expect(handMade('a.tsx', `useEffect(f); api.call('reportProblem', { body });`)).toEqual([]);
  });
});
