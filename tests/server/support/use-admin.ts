import { beforeEach } from 'vitest';
import { newId } from '../../../src/server/new-id';
import { useTestDatabase } from '../../setup/test-database';
import { companyIn } from '../schema/company';
import { insertPeople, type Role } from './people';
import { useTestServer, type Body } from './test-server';

/** 09:00 in Bangkok on a Monday. */
export const now = new Date('2026-11-23T02:00:00Z');

type Answer<T> = { status: number; body: T & Body };

/** Everybody of `roles`, a clock that stands still, and calls that change something. */
export const useAdmin = () => {
  const database = useTestDatabase();
  const server = useTestServer(database, { now: () => now });
  const state: { ids: Record<string, string> } = { ids: {} };

  beforeEach(async () => {
    state.ids = await insertPeople(database.db);
  });

  return {
    get db() {
      return database.db;
    },
    get database() {
      return database.database;
    },
    get company() {
      return companyIn(database.db);
    },
    server,
    idOf: (role: Role): string => state.ids[role] ?? '',
    get: async <T>(path: string, role: Role = 'admin'): Promise<Answer<T>> => {
      const { status, body } = await server.request(role, path);
      return { status, body: body as T & Body };
    },
    send: async <T>(
      method: 'POST' | 'PUT' | 'DELETE',
      path: string,
      { body, version = 1, role = 'admin' }: { body?: unknown; version?: number; role?: Role } = {},
    ): Promise<Answer<T>> => {
      const answer = await server.request(role, path, {
        method,
        body,
        headers: { 'idempotency-key': newId(), 'if-match': `"${version}"` },
      });
      return { status: answer.status, body: answer.body as T & Body };
    },
    events: (subject: string) =>
      database.db
        .selectFrom('event')
        .select(['byId', 'action', 'subjectId', 'before', 'after'])
        .where('subject', '=', subject)
        .orderBy('at')
        .orderBy('id')
        .execute(),
  };
};
