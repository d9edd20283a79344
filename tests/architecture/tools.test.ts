import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { checkSteps } from '../../src/scripts/lib/check-steps.mjs';
import { root } from '../../src/scripts/lib/project.mjs';
import { runCheckStep } from '../../src/scripts/lib/run-check-step.mjs';

/** A folder with these files of its own and the project's real configuration. */
const makeProject = (files: Record<string, string>, configuration: string[] = []) => {
  const folder = mkdtempSync(join(tmpdir(), 'tools-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  for (const file of ['package.json', 'tsconfig.base.json', ...configuration]) {
    cpSync(join(root, file), join(folder, file), { recursive: true });
  }
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), source);
  }
  return folder;
};

const runIn = (cwd: string, script: string, args: string[]) => {
  const { status, stdout } = spawnSync(process.execPath, [script, ...args], {
    cwd,
    encoding: 'utf8',
  });
  return { isPassed: status === 0, output: stdout };
};

/** The step of `npm run check` itself, on a project of these files. */
const runStepOn = (name: string, files: Record<string, string>, configuration?: string[]) => {
  const step = checkSteps().find((candidate) => candidate.name === name);
  if (step === undefined) throw new Error(`no step ${name}`);
  const folder = makeProject(files, configuration);
  try {
    return runIn(folder, step.file, step.args);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

test('when the app imports the server, does not compile', () => {
  const rooms = ['app', 'domain', 'words', 'kinds', 'contract'];
  const { isPassed, output } = runStepOn(
    'types and lint',
    {
      'src/server/x.ts': `export const x = 1;`,
      'src/app/y.ts': `import { x } from '../server/x';\nexport const y = x;`,
    },
    [...rooms.map((room) => `src/${room}/tsconfig.json`), '.oxlintrc.json'],
  );
  expect(output).toMatch(/TS6307[^]*src\/app/);
  expect(isPassed).toBe(false);
});

describe('the step for types and lint', () => {
  const room = JSON.stringify({
    extends: '../../tsconfig.base.json',
    compilerOptions: { jsx: 'react-jsx' },
    include: ['./**/*'],
  });
  let output = '';
  let isPassed = true;

  beforeAll(() => {
    ({ output, isPassed } = runStepOn(
      'types and lint',
      {
        'src/server/tsconfig.json': room,
        'src/server/type.ts': `export const a: number = 'one';`,
        'src/server/page.ts': 'export const a = document.title;',
        'src/server/any.ts': 'export const a = (b: any): unknown => b;',
        'src/server/floating.ts': 'const a = async () => 1;\nexport const b = () => {\n  a();\n};',
        'src/server/notKebab.ts': 'export const a = 1;',
        'src/server/long.ts': `export const a = 1;\n${'// more\n'.repeat(251)}`,
        'src/server/silenced.ts': '// @ts-ignore\nexport const a = 1;',
        'src/server/later.ts': '// TO'.concat('DO: finish\nexport const a = 1;'),
        'src/server/idle.ts':
          '// oxlint-disable-next-line no-debugger -- gone\nexport const a = 1;',
        'src/app/tsconfig.json': room,
        'src/app/hook.tsx': `import { useState } from 'react';
          export const A = (p: { b: boolean }) => {
            if (p.b) useState(0);
            return null;
          };`,
        'src/app/picture.tsx': 'export const A = () => <img src="/a.png" />;',
        'tests/long.test.ts': `export const a = 1;\n${'// more\n'.repeat(401)}`,
        'vite.config.ts': 'export default {};',
        'vitest.config.ts': 'export default {};',
      },
      ['.oxlintrc.json'],
    ));
  });

  test.each([
    ['a value of another type', 'TS2322', 'src/server/type.ts'],
    ['a page on the server', 'TS2584', 'src/server/page.ts'],
    ['any', 'no-explicit-any', 'src/server/any.ts'],
    ['a promise that nobody awaits', 'no-floating-promises', 'src/server/floating.ts'],
    ['a name that is not kebab-case', 'filename-case', 'src/server/notKebab.ts'],
    ['a file above 250 lines', 'max-lines', 'src/server/long.ts'],
    ['a test above 400 lines', 'max-lines', 'tests/long.test.ts'],
    ['a silenced compiler', 'ban-ts-comment', 'src/server/silenced.ts'],
    ['work put off in a comment', 'no-warning-comments', 'src/server/later.ts'],
    ['a needless disabled lint', 'Unused', 'src/server/idle.ts'],
    ['a hook behind a condition', 'rules-of-hooks', 'src/app/hook.tsx'],
    ['a picture without words', 'alt-text', 'src/app/picture.tsx'],
  ])('refuses %s', (_, rule, file) => {
    const reports = output.split('\n\n').filter((report) => report.includes(file));
    expect(reports.join('\n')).toContain(rule);
    expect(isPassed).toBe(false);
  });
});

test('when a file is not formatted, the format step fails', () => {
  const { isPassed, output } = runStepOn('format', { 'src/a.ts': 'export  const a="1"' }, [
    '.oxfmtrc.json',
  ]);
  expect(output).toContain('src/a.ts');
  expect(isPassed).toBe(false);
});

test('when the style sheets have more than 6,800 lines together, their step fails', () => {
  const rules = (count: number) => '.a {\n  color: red;\n}\n'.repeat(count);
  const sheets = { 'src/app/a.css': rules(2000), 'src/go/b.css': rules(266) };
  expect(runStepOn('style sheets', sheets).isPassed).toBe(true);
  const { isPassed, output } = runStepOn('style sheets', { ...sheets, 'src/app/c.css': rules(1) });
  expect(output).toContain('more than 6800 lines');
  expect(output).toContain('6801 lines in 3 style sheets');
  expect(isPassed).toBe(false);
});

test('when the whole page would be searched at each change of it, the style sheets fail', () => {
  const sheet = (selector: string) => ({ 'src/app/a.css': `${selector} {\n  color: red;\n}\n` });
  expect(runStepOn('style sheets', sheet(':root:has(> body > .veil)')).isPassed).toBe(true);
  expect(runStepOn('style sheets', sheet('.list:has(.chosen)')).isPassed).toBe(true);
  for (const selector of [':root:has(.veil)', 'html:has([data-open]) .a', 'body:has(.a, .b)'])
    expect(runStepOn('style sheets', sheet(selector))).toMatchObject({
      isPassed: false,
      output: expect.stringContaining(`src/app/a.css:1 ${selector}`),
    });
});

test('when more than fifteen pairs of places say the same six lines, their step fails', () => {
  const lines = (from: number) =>
    Array.from({ length: 6 }, (_, line) => `export const a${from + line} = ${line};`).join('\n');
  const pairs = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, pair) => pair).flatMap((pair) =>
        ['one', 'other'].map((side) => [`src/app/${side}-${pair}.ts`, lines(pair * 10)]),
      ),
    );
  // What is imported is no repeat, nor is a comment, nor what is made.
  const harmless = {
    'src/a.ts': `import {\n  ${'b,\n  '.repeat(9)}\n} from './b';\n${'// the same\n'.repeat(9)}`,
    'src/c.ts': `import {\n  ${'b,\n  '.repeat(9)}\n} from './b';\n${'// the same\n'.repeat(9)}`,
    'src/d.gen.ts': lines(0),
  };
  expect(runStepOn('repeats', { ...pairs(15), ...harmless }).isPassed).toBe(true);
  const { isPassed, output } = runStepOn('repeats', pairs(16));
  expect(output).toContain('src/app/one-15.ts:1 ~ src/app/other-15.ts:1');
  expect(output).toContain('more than 15 pairs');
  expect(isPassed).toBe(false);
});

test('when exports, files or packages are not used, the step for unused code fails', () => {
  const { isPassed, output } = runStepOn(
    'unused code',
    {
      'index.html': '<script type="module" src="/src/app/main.tsx"></script>',
      'src/app/main.tsx': `import { used } from './a';\nused();`,
      'src/app/a.ts': `export const used = () => 1;\nexport const forgottenExport = 1;`,
      'src/app/forgotten-file.ts': `export const a = 1;`,
      'src/scripts/lib/knip-count.mjs': `export default () => {};`,
    },
    ['knip.jsonc'],
  );
  expect(output).toMatch(/forgottenExport[^]*src\/app\/a\.ts/);
  expect(output).toContain('src/app/forgotten-file.ts');
  expect(output).toMatch(/Unused dependencies[^]*hono/);
  expect(isPassed).toBe(false);
});

test.each(checkSteps().filter(({ counts }) => counts !== undefined))(
  'when $name reads nothing, its step fails',
  async (step) => {
    const folder = makeProject({});
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const tool = join(folder, 'tool.mjs');
    writeFileSync(tool, `console.log('Finished: on 0 files with 100 rules, in 0 modules');`);
    const printed: string[] = [];
    expect(await runCheckStep({ ...step, file: tool, args: [] }, (l) => printed.push(l))).toBe(
      false,
    );
    expect(printed.join('\n')).toContain('checked nothing');
  },
);
