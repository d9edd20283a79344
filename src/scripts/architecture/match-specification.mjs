// @ts-check
import { parseSync, Visitor } from 'oxc-parser';

/**
 * @typedef {{ file: string, source: string }} TestFile
 * @typedef {import('oxc-parser').Expression | import('oxc-parser').Super} Called
 */

const STATEMENT = /^- (§\d+\.\d+) /gm;
const CITED = /§\d+\.\d+/g;

/** `it`, `it.each([…])` and `test.describe` are all called by the name they begin with. @param {Called} called */
const namesOf = (called) => {
  /** @type {string[]} */
  const names = [];
  let part = called;
  for (;;) {
    if (part.type === 'CallExpression') part = part.callee;
    else if (part.type === 'TaggedTemplateExpression') part = part.tag;
    else if (part.type === 'MemberExpression') {
      if (part.property.type === 'Identifier') names.unshift(part.property.name);
      part = part.object;
    } else break;
  }
  return part.type === 'Identifier' ? [part.name, ...names] : [];
};

/** The titles of the tests that run. @param {TestFile} test */
const titlesOf = ({ file, source }) => {
  /** @type {string[]} */
  const titles = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [title] }) => {
      const [first = '', ...rest] = namesOf(callee);
      if (!['it', 'test', 'describe'].includes(first)) return;
      if (rest.includes('skip') || rest.includes('todo')) return;
      if (title?.type === 'Literal' && typeof title.value === 'string') titles.push(title.value);
      if (title?.type === 'TemplateLiteral')
        titles.push(title.quasis.map(({ value }) => value.raw).join(' '));
    },
  }).visit(parseSync(file, source).program);
  return titles;
};

/** @param {string} page the statements, each on a line of its own @param {TestFile[]} tests */
export const matchSpecification = (page, tests) => {
  const statements = [...page.matchAll(STATEMENT)].map(([, number = '']) => number);
  const cited = tests.flatMap((test) =>
    titlesOf(test).flatMap((title) =>
      (title.match(CITED) ?? []).map((number) => ({ file: test.file, number })),
    ),
  );
  const proved = new Set(cited.map(({ number }) => number));
  const known = new Set(statements);
  const problems = [
    ...statements
      .filter((number, index) => statements.indexOf(number) !== index)
      .map((number) => `${number} stands twice`),
    ...statements.filter((number) => !proved.has(number)).map((number) => `${number} has no test`),
    ...cited
      .filter(({ number }) => !known.has(number))
      .map(({ file, number }) => `${file} cites ${number}, which does not exist`),
  ];
  return { statements, problems };
};
