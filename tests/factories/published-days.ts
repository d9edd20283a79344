import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Day } from '#domain/optimise/day';

const WEIGHT = 10_000_000;
const RENT = 100;

/** The lines after a heading such as `Jobs = 40`, as many as it says. */
const section = (lines: readonly string[], heading: string): string[] => {
  const at = lines.findIndex((line) => line.startsWith(heading));
  const count = Number(lines[at]?.split('=')[1]);
  if (at < 0 || !Number.isInteger(count)) throw new Error(`no "${heading} = …" in the instance`);
  return lines.slice(at + 1, at + 1 + count);
};

const numbersOf = (text: string): number[] => text.trim().split(/\s+/).map(Number);

/**
 * A published instance of shift minimisation (SMPTSP): jobs with fixed times, workers who are able to do some of them,
 * as few workers as possible. A worker is a car that costs the same for the day as any other.
 */
const readShifts = (text: string): Day => {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const jobs = section(lines, 'Jobs').map(numbersOf);
  const able = section(lines, 'Qualifications').map(
    (line) => new Set(numbersOf(line.split(':')[1] ?? '')),
  );
  return {
    wishes: jobs.map((_, job) => ({ id: `job-${job}`, weight: WEIGHT })),
    rides: jobs.map(([from = 0, until = 0], job) => ({
      wishes: [job],
      from,
      until,
      heldUntil: until,
      needsDriver: false,
      isDrivenThrough: false,
      carId: null,
      driverId: null,
      isStanding: false,
    })),
    carTypes: able.map((mine) => ({
      prices: jobs.map((_, job) => (mine.has(job) ? 0 : null)),
      dislikes: jobs.map(() => 0),
      isOther: jobs.map(() => false),
      house: 'own',
      bringsDriver: false,
      isLarge: false,
    })),
    cars: able.map((_, worker) => ({
      id: `worker-${worker}`,
      type: worker,
      isHired: false,
      rent: RENT,
      busy: [],
    })),
    driverTypes: [],
    drivers: [],
    change: 0,
    hire: 0,
    overtime: 0,
    isCut: false,
  };
};

/** Those in the folder; none where there is no folder: nothing is fetched for a bench. */
export const publishedDays = async (
  folder: string,
): Promise<readonly { name: string; day: Day }[]> => {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.dat')).toSorted();
  return Promise.all(
    files.map(async (name) => ({
      name,
      day: readShifts(await readFile(join(folder, name), 'utf8')),
    })),
  );
};
