import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { openDatabase, type Address, type Db, type OpenDatabase } from '../../src/server/db/client';
import { cleaningStatements, templateName } from './template-database';

const asAdmin = async (statement: string): Promise<void> => {
  const client = openDatabase(inject('postgres')).newClient();
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/** A database of the test's own: migrated, or empty. */
export const createTestDatabase = async (
  contents: 'migrated' | 'empty' = 'migrated',
): Promise<{ database: OpenDatabase; address: Address; drop: () => Promise<void> }> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(
    `create database ${name} ${contents === 'migrated' ? `template ${templateName}` : ''}`,
  );
  const address = { ...inject('postgres'), database: name };
  const database = openDatabase(address);
  return {
    database,
    address,
    drop: async () => {
      await database.close();
      await asAdmin(`drop database ${name} with (force)`);
    },
  };
};

/** One migrated database for the file, as fresh before every test as after its migrations. Read it inside tests. */
export const useTestDatabase = (): {
  readonly db: Db;
  readonly database: OpenDatabase;
  readonly address: Address;
} => {
  let current: Awaited<ReturnType<typeof createTestDatabase>>;
  let cleaner: ReturnType<OpenDatabase['newClient']>;
  let cleaning: string;

  beforeAll(async () => {
    current = await createTestDatabase();
    cleaner = current.database.newClient();
    cleaner.on('error', () => {});
    await cleaner.connect();
    cleaning = await cleaningStatements(current.database.db);
  });
  beforeEach(async () => {
    await cleaner.query(cleaning);
  });
  afterAll(async () => {
    await cleaner.end();
    await current.drop();
  });

  return {
    get db() {
      return current.database.db;
    },
    get database() {
      return current.database;
    },
    get address() {
      return current.address;
    },
  };
};
