import type { DirectoryPlan, DirectoryState } from '#contract/directory';
import { directoryRepository } from '../../../src/server/db/repositories/imports/directory.repository';
import type { DirectoryEnv } from '../../../src/server/directory-env';
import { openGraph } from '../../../src/server/directory/graph';
import { pullDirectory, takeOverDirectory } from '../../../src/server/jobs/pull-directory';
import { createLog } from '../../../src/server/log';
import { newId } from '../../../src/server/new-id';
import type { GraphPlatform } from './graph-platform';
import { now, useAdmin } from './use-admin';

export const log = createLog('silent');

export type DirectoryChange = { env?: Partial<DirectoryEnv>; patienceMs?: number };

/** Whatever a test does with the directory, as the admin and as the clock. */
export const useDirectory = () => {
  const admin = useAdmin();
  /** A directory that is set up: what the clock does when it is asked, and how long it waited meanwhile. */
  const setUp = async (platform: GraphPlatform, { env, ...options }: DirectoryChange = {}) => {
    const pauses: number[] = [];
    const pause = (seconds: number) => {
      pauses.push(seconds);
      return Promise.resolve();
    };
    const graph = openGraph({ ...platform.env, ...env }, { pause, ...options });
    await directoryRepository(admin.db).noteSetUp(true);
    const read = async () => {
      await admin.send('POST', '/admin/directory/pull');
      await pullDirectory(graph).run({ db: admin.db, now, newId, log });
      return (await admin.get<DirectoryState>('/admin/directory')).body;
    };
    const night = () => takeOverDirectory(graph).run({ db: admin.db, now, newId, log });
    return { read, night, pauses };
  };

  const plan = async () => (await admin.get<DirectoryPlan>('/admin/directory/plan')).body;
  const save = (reading: string) =>
    admin.send<DirectoryPlan>('POST', '/admin/directory/save', { body: { reading } });

  /** Reads, looks and saves. */
  const takeOver = async (directory: { read: () => Promise<DirectoryState> }) => {
    const { reading } = await directory.read();
    return (await save(reading!.id)).body;
  };

  const employees = () =>
    admin.db
      .selectFrom('person as p')
      .leftJoin('person as m', 'm.id', 'p.managerId')
      .leftJoin('department as d', 'd.id', 'p.departmentId')
      .leftJoin('costCentre as c', 'c.id', 'p.costCentreId')
      .select([
        'p.employeeNo as no',
        'p.signInName as account',
        'p.firstNameTh as th',
        'p.firstNameEn as en',
        'p.lastNameEn as surname',
        'p.phone',
        'p.siteId as site',
        'm.employeeNo as manager',
        'd.nameEn as department',
        'c.code',
        'p.status',
      ])
      .where('p.employeeNo', 'like', 'D%')
      .orderBy('p.employeeNo')
      .execute();

  return { admin, setUp, plan, save, takeOver, employees };
};
