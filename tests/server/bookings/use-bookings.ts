import type { Language } from '#domain/language';
import { beforeEach } from 'vitest';
import type { BookingDetail, BookingPage } from '#contract/bookings';
import type { Job } from '../../../src/server/jobs/job';
import { createLog } from '../../../src/server/log';
import { newId } from '../../../src/server/new-id';
import { useTestDatabase } from '../../setup/test-database';
import type { Role } from '../support/people';
import { origin, useTestServer, type Body } from '../support/test-server';
import { bookableCompany, now, requestsIn, type Company } from './company';

const log = createLog('silent');

type Answer<T> = { status: number; body: T & Body };

/** A company, a clock that stands still until it is set, and the booking calls as anybody. */
export const useBookings = () => {
  const database = useTestDatabase();
  const state: { clock: Date; company?: Company } = { clock: now };
  const server = useTestServer(database, { now: () => state.clock });

  beforeEach(async () => {
    state.clock = now;
    state.company = await bookableCompany(database.db);
  });

  // One app and one sign-in for all: a race should be about the database.
  let app: ReturnType<typeof server.app> | undefined;
  const tokens = new Map<Role, Promise<Record<string, string>>>();
  const tokensFor = (role: Role) => {
    const known = tokens.get(role) ?? server.tokensFor(role);
    tokens.set(role, known);
    return known;
  };

  const call = async <T>(
    role: Role,
    method: string,
    path: string,
    options: {
      body?: unknown;
      version?: number;
      key?: string;
      language?: Language;
      waitedSeconds?: number;
    } = {},
  ): Promise<Answer<T>> => {
    const { body, version, key = newId(), language = 'th', waitedSeconds } = options;
    app ??= server.app();
    const answer = await app.request(`${origin}/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'accept-language': language,
        'idempotency-key': key,
        ...(await tokensFor(role)),
        ...(version !== undefined && { 'if-match': `"${version}"` }),
        ...(waitedSeconds !== undefined && { 'waited-seconds': String(waitedSeconds) }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as T & Body };
  };

  return {
    server,
    get db() {
      return database.db;
    },
    /** For another server on the same database. */
    get address() {
      return database.address;
    },
    get company() {
      return state.company!;
    },
    get requests() {
      return requestsIn(state.company!);
    },
    get now() {
      return state.clock;
    },
    setClock: (at: string) => {
      state.clock = new Date(at);
    },
    /** The clock moves on, and the job runs: twice, because it may be cut off and run again. */
    runAt: async (at: string, job: Job) => {
      state.clock = new Date(at);
      for (let run = 0; run < 2; run += 1)
        await job.run({ db: database.db, now: state.clock, newId, log });
    },
    /** Somebody else of the company each time, as the traveller of a request. */
    somebody: async () => ({ type: 'colleague', personId: await state.company!.person() }),
    call,
    create: (body: unknown, role: Role = 'employee', key?: string) =>
      call<BookingDetail>(role, 'POST', '/employee/bookings', { body, ...(key && { key }) }),
    read: (id: string, role: Role = 'employee') =>
      call<BookingDetail>(role, 'GET', `/employee/bookings/${id}`),
    list: (query = '', role: Role = 'employee') =>
      call<BookingPage>(role, 'GET', `/employee/bookings${query}`),
    act: (
      { id, version }: { id: string; version: number },
      action: string,
      body?: unknown,
      role: Role = 'employee',
    ) => call<BookingDetail>(role, 'POST', `/employee/bookings/${id}/${action}`, { version, body }),
    edit: (
      { id, version }: { id: string; version: number },
      body: unknown,
      role: Role = 'employee',
    ) => call<BookingDetail>(role, 'PUT', `/employee/bookings/${id}`, { version, body }),
  };
};
