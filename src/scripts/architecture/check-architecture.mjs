// @ts-check
import { readModules } from './read-modules.mjs';
import { findViolations } from './rules.mjs';

const modules = readModules(process.cwd(), ['src', 'tests', 'vite.config.ts', 'vitest.config.ts']);
const violations = findViolations(modules);
for (const { rule, file, found } of violations) console.log(`${file}\n    ${rule}: ${found}`);
console.log(`${violations.length} violations in ${modules.length} modules`);
process.exitCode = violations.length > 0 || modules.length === 0 ? 1 : 0;
