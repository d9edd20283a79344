import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { optimise } from '#domain/optimise/optimise';
import { openSolver } from '../../src/server/optimiser/open-solver';
import { publishedDays } from '../factories/published-days';
import { faultsOf } from './check-plan';

/** In the form in which they are published. */
const instance = `# Data for shift minimisation
Type = 1
Jobs = 4
 0 4
 2 6
 4 8
 6 9
Qualifications = 3
 2: 0 2
 4: 0 1 2 3
 1: 1
`;

it('a published day of shifts is read from a folder, and done by as few as can do it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'instances-'));
  await writeFile(join(folder, 'small.dat'), instance);
  const [{ name, day } = { name: '', day: undefined }] = await publishedDays(folder);
  await rm(folder, { recursive: true });
  expect(name).toBe('small.dat');
  const { plan, proof } = optimise(day!, { solve: await openSolver(), secondsLeft: () => 2 });
  expect(faultsOf(day!, plan.placements)).toEqual([]);
  expect(plan.placements).toHaveLength(4);
  expect(new Set(plan.placements.map(({ car }) => car)).size).toBe(2);
  expect(proof).toBe('proven');
  expect(await publishedDays(join(folder, 'gone'))).toEqual([]);
});
