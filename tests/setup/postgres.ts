import type { TestProject } from 'vitest/node';
import { openDatabase, type Address } from '../../src/server/db/client';
import { migrate } from '../../src/server/db/migrate';
import { migrations } from '../../src/server/db/migrations';
import { startTestCluster, systemBinaries } from './start-test-cluster';
import { keepPristineRows, templateName } from './template-database';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: Address;
  }
}

const startOnce = async () => {
  const wantsSystem = process.env['TEST_POSTGRES'] === 'system';
  if (wantsSystem && systemBinaries === undefined)
    throw new Error('TEST_POSTGRES=system needs the package postgresql-15');
  const cluster = await startTestCluster(wantsSystem ? systemBinaries : undefined);
  const admin = openDatabase(cluster.address).newClient();
  await admin.connect();
  await admin.query(`create database ${templateName}`);
  await admin.end();
  const template = openDatabase({ ...cluster.address, database: templateName });
  await migrate(template, migrations);
  await keepPristineRows(template);
  await template.close();
  return cluster;
};

// Two vitest projects name this set-up; they share one cluster.
const shared = globalThis as {
  carpoolTestCluster?: ReturnType<typeof startOnce>;
  carpoolUsers?: number;
};

export default async (project: TestProject): Promise<() => Promise<void>> => {
  shared.carpoolTestCluster ??= startOnce();
  shared.carpoolUsers = (shared.carpoolUsers ?? 0) + 1;
  const cluster = await shared.carpoolTestCluster;
  project.provide('postgres', cluster.address);
  return async () => {
    shared.carpoolUsers = (shared.carpoolUsers ?? 1) - 1;
    if (shared.carpoolUsers > 0) return;
    delete shared.carpoolTestCluster;
    await cluster.stop();
  };
};
