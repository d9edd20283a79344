import { describe, expect, test } from 'vitest';
import { matchSpecification } from '../../src/scripts/architecture/match-specification.mjs';

const page = `
Some words of §9.9.
- §1.1 First.
- §1.2 Second.
`;

const problemsOf = (source: string, statements = page) =>
  matchSpecification(statements, [{ file: 'a.test.ts', source }]).problems;

describe('the specification as a test', () => {
  test.each([
    ['by an ordinary test', `it('§1.1 §1.2 holds', () => {});`],
    ['by a group', `describe('§1.1 A', () => {}); test("§1.2 b", () => {});`],
    ['by a table', `it.each([1])('§1.1 %s', () => {}); test.each\`a\`('§1.2 b', () => {});`],
    ['by a title with a value in it', 'test(`§1.1 ${a} §1.2`, () => {});'],
  ])('is kept %s', (_, source) => {
    expect(problemsOf(source)).toEqual([]);
  });

  test.each([
    ['has no test', `it('§1.1 holds', () => {});`],
    ['is only spoken of', `it('§1.1 holds', () => {}); // §1.2\nconst a = '§1.2';`],
    ['is skipped', `it('§1.1 holds', () => {}); it.skip('§1.2 b', () => {});`],
    ['is skipped in a table', `it('§1.1 holds', () => {}); it.skip.each([1])('§1.2 b', () => {});`],
  ])('when a statement %s, says so', (_, source) => {
    expect(problemsOf(source)).toEqual(['§1.2 has no test']);
  });

  test('when a test cites what does not exist, says which', () => {
    expect(problemsOf(`it('§1.1 §1.2 §7.7 holds', () => {});`)).toEqual([
      'a.test.ts cites §7.7, which does not exist',
    ]);
  });

  test('when a number stands twice, says so', () => {
    expect(problemsOf(`it('§1.1 §1.2 holds', () => {});`, `${page}- §1.2 Again.\n`)).toEqual([
      '§1.2 stands twice',
    ]);
  });
});
