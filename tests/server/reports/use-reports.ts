import { beforeEach } from 'vitest';
import type { Report, ReportRow, ReportRows } from '#contract/reports';
import type { KindId } from '#kinds/registry';
import type { Db } from '../../../src/server/db/client';
import { insertPeople, type Role } from '../support/people';
import { useTestServer } from '../support/test-server';

export type Query = Record<string, string | number | undefined>;

const inAddress = (query: Query): string =>
  new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, String(value)]],
    ),
  ).toString();

/** The reports as an admin of all kinds asks for them, page by page. */
export const useReports = (database: { readonly db: Db }, prepare: boolean = true) => {
  const server = useTestServer(database);
  const get = (path: string, role: Role = 'admin') => server.request(role, path);
  const ask = async (path: string): Promise<unknown> => {
    const { status, body } = await get(path);
    if (status !== 200)
      throw new Error(
        `${path} answered ${status} ${JSON.stringify(body)} ${server.logLines.slice(-2).join(' ')}`,
      );
    return body;
  };
  if (prepare)
    beforeEach(async () => {
      await insertPeople(database.db);
    });
  return {
    get,
    ask,
    report: (kind: KindId, query: Query) =>
      ask(`/admin/${kind}/report?${inAddress(query)}`) as Promise<Report>,
    rowsOf: async (kind: KindId, query: Query) => {
      const rows: ReportRow[] = [];
      for (let page = 1; ; page += 1) {
        const answer = (await ask(
          `/admin/${kind}/report/rows?${inAddress({ ...query, page, size: 200 })}`,
        )) as ReportRows;
        rows.push(...answer.rows);
        if (rows.length >= answer.total || answer.rows.length === 0) return { ...answer, rows };
      }
    },
  };
};
