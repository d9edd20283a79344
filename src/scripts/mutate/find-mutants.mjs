// @ts-check
import { parseSync } from 'oxc-parser';

/**
 * @typedef {{ type: string, start: number, end: number, [key: string]: any }} Node
 * @typedef {{ start: number, end: number, becomes: string }} Change What stands there is replaced by something else.
 */

/** @type {Readonly<Record<string, readonly string[]>>} */
const OTHER_OPERATORS = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
};

/** @type {Readonly<Record<string, string>>} */
const OTHER_METHODS = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
};

/** What they do is left out. */
const LEFT_OUT = new Set(['filter', 'slice', 'toSorted', 'toReversed', 'trim', 'toLowerCase']);

/** Who decides by a condition. */
const DECIDE = new Set(['IfStatement', 'ConditionalExpression', 'WhileStatement', 'ForStatement']);

const isText = (/** @type {Node} */ { type, value }) =>
  type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string');

/** The words of a closed list are its type: with none of them nothing would compile. @type {(node: Node, parent: Node | undefined) => boolean} */
const isClosedList = (node, parent) =>
  parent?.type === 'TSAsExpression' &&
  node['elements'].every(
    (/** @type {Node} */ { type }) => type === 'Literal' || type === 'SpreadElement',
  );

/** Parts of a chain with `?.` cannot be put in brackets without breaking it. @type {(parents: readonly Node[], node: Node) => boolean} */
const isInChain = (parents, node) => {
  let inner = node;
  for (const parent of parents.toReversed()) {
    if (parent.type === 'ChainExpression') return true;
    if (parent.object !== inner && parent.callee !== inner) return false;
    inner = parent;
  }
  return false;
};

/** Of one node, all that a test should notice. @type {(node: Node, parents: readonly Node[], text: (node: Node) => string) => Change[]} */
const changesOf = (node, parents, text) => {
  const parent = parents.at(-1);
  /** @type {string[]} */
  const becomes = [];
  if (parent && DECIDE.has(parent.type) && parent['test'] === node)
    becomes.push(
      ...(parent.type.endsWith('rStatement') || parent.type === 'WhileStatement'
        ? ['false']
        : ['true', 'false']),
    );
  if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') {
    const { left, right, operator } = node;
    const isSum = operator !== '+' || !(isText(left) || isText(right));
    for (const other of isSum ? (OTHER_OPERATORS[operator] ?? []) : [])
      becomes.push(`(${text(left)}) ${other} (${text(right)})`);
  }
  if (node.type === 'Literal' && typeof node['value'] === 'boolean')
    becomes.push(String(!node['value']));
  if (node.type === 'UnaryExpression' && node['operator'] === '!')
    becomes.push(`!!(${text(node['argument'])})`);
  if (node.type === 'UnaryExpression' && node['operator'] === '-')
    becomes.push(`+(${text(node['argument'])})`);
  if (node.type === 'ArrayExpression' && node['elements'].length > 0 && !isClosedList(node, parent))
    becomes.push('[]');
  if (
    node.type === 'CallExpression' &&
    node['callee'].type === 'MemberExpression' &&
    !node['callee'].computed
  ) {
    const { object, property } = node['callee'];
    const other = OTHER_METHODS[property.name];
    const [from] =
      node['arguments'].length > 0
        ? [text({ ...node, type: '', start: property.end, end: node.end })]
        : ['()'];
    if (other) becomes.push(`${text(object)}.${other}${from}`);
    if (LEFT_OUT.has(property.name)) becomes.push(text(object));
  }
  if (
    parent?.type === 'ArrowFunctionExpression' &&
    parent['body'] === node &&
    node.type !== 'BlockStatement'
  )
    becomes.push('undefined');
  return becomes.map((other) => ({ start: node.start, end: node.end, becomes: other }));
};

const HAVE_EXPRESSION = new Set([
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
  'TSTypeAssertion',
]);

/** Types are no code, names of things are not computed. @type {(node: Node) => Node[]} */
const childrenOf = (node) => {
  if (HAVE_EXPRESSION.has(node.type)) return [node['expression']];
  if (node.type.startsWith('TS') || node.type === 'ImportDeclaration') return [];
  return Object.entries(node).flatMap(([name, value]) => {
    if ((name === 'key' || name === 'property') && !node['computed']) return [];
    if (name === 'source' || name === 'typeAnnotation' || name === 'returnType') return [];
    const found = Array.isArray(value) ? value : [value];
    return found.filter(
      (child) => typeof child?.type === 'string' && typeof child.start === 'number',
    );
  });
};

const LOOPS = new Set([
  'WhileStatement',
  'DoWhileStatement',
  'ForStatement',
  'ForOfStatement',
  'ForInStatement',
]);

/**
 * A file with all its mutants in it, asleep: `M(7)` is true when the seventh is awake. `T()` counts the rounds of loops,
 * since a mutant may never end.
 * @param {string} file
 * @param {string} code
 * @param {number} first the number of its first mutant
 */
export const withMutants = (file, code, first) => {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  /** @type {(node: { start: number, end: number }) => string} */
  const text = ({ start, end }) => code.slice(start, end);
  /** @type {(Change & { id: number })[]} */
  const mutants = [];
  /** @type {Map<number, string>} */
  const before = new Map();
  /** @type {Map<number, string>} */
  const after = new Map();
  const open = (/** @type {number} */ at, /** @type {string} */ added) =>
    before.set(at, (before.get(at) ?? '') + added);
  const close = (/** @type {number} */ at, /** @type {string} */ added) =>
    after.set(at, added + (after.get(at) ?? ''));
  const note = (/** @type {Change} */ change) => {
    const id = first + mutants.length;
    mutants.push({ ...change, id });
    return id;
  };

  /** @type {(node: Node, parents: readonly Node[]) => void} */
  const visit = (node, parents) => {
    // What Vite reads while it builds cannot wait.
    if (node.type === 'CallExpression' && text(node['callee']).startsWith('import.meta')) return;
    if (!isInChain(parents, node)) {
      const changes = changesOf(node, parents, text);
      if (changes.length > 0) {
        const awake = changes.map((change) => `M(${note(change)})?(${change.becomes}):`).join('');
        open(node.start, `(${awake}(`);
        close(node.end, '))');
      }
    }
    const body = node['body'];
    if (body?.type === 'BlockStatement' && node.type.includes('Function') && body.body.length > 0)
      open(
        body.start + 1,
        `if(M(${note({ start: body.start, end: body.end, becomes: '{}' })}))return;`,
      );
    if (LOOPS.has(node.type)) {
      open(body.start, '{T();');
      close(body.end, '}');
    }
    for (const child of childrenOf(node)) visit(child, [...parents, node]);
  };
  visit(program, []);

  let changed = '';
  for (let at = 0; at <= code.length; at++)
    changed += (after.get(at) ?? '') + (before.get(at) ?? '') + (code[at] ?? '');
  return { code: changed, mutants };
};
