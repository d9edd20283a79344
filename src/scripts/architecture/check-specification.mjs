// @ts-check
import { readFileSync } from 'node:fs';
import { filesUnder } from '../lib/files-under.mjs';
import { matchSpecification } from './match-specification.mjs';

const page = readFileSync('docs/specification.md', 'utf8');
const tests = ['src', 'tests']
  .flatMap((path) => filesUnder('.', path))
  .filter((file) => /\.(test\.tsx?|spec\.ts)$/.test(file))
  .map((file) => ({ file, source: readFileSync(file, 'utf8') }));
const { statements, problems } = matchSpecification(page, tests);
for (const problem of problems) console.log(problem);
console.log(`${statements.length} statements in ${tests.length} tests`);
process.exitCode = problems.length > 0 || statements.length === 0 ? 1 : 0;
