import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Product } from './product';

type Card = {
  id: string;
  ref: string;
  version: number;
  traveller: string;
  flags: { noShows: number };
};
type Booking = { id: string; ref: string; version: number };
type Options = { costCentres: { id: string }[] };
type Person = { id: string; name: string };

const run = promisify(execFile);

/** The product's own API, as anybody of the demo company. */
export const apiOf = (product: Product) => {
  const tokens = new Map<string, Record<string, string>>();

  // Not at one go: meanwhile connections that the server closes must be heard of.
  const tokensFor = async (email: string) => {
    const { stdout: printed } = await run(
      process.execPath,
      [join(product.build, 'server/token.js'), email],
      {
        encoding: 'utf8',
        env: { ...process.env, DATA_DIR: product.dataDir, PORT: String(product.port) },
      },
    );
    const read = (name: string) => new RegExp(`${name}=(\\S+)`).exec(printed)?.[1] ?? '';
    return { id_token: read('ID_TOKEN'), access_token: read('ACCESS_TOKEN') };
  };

  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what a call answers is its reader's to say
  const call = async <T>(
    email: string,
    method: string,
    path: string,
    { body, version }: { body?: unknown; version?: number } = {},
  ): Promise<{ status: number; body: T }> => {
    const headers = tokens.get(email) ?? (await tokensFor(email));
    tokens.set(email, headers);
    const answer = await fetch(`${product.url}/api/employee/${path}`, {
      method,
      headers: {
        ...headers,
        'content-type': 'application/json',
        // Between two calls the server may have closed a connection that was kept.
        connection: 'close',
        'idempotency-key': crypto.randomUUID(),
        ...(version !== undefined && { 'if-match': `"${version}"` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as T };
  };

  const malee = 'malee@siamparts.example';
  const somchai = 'somchai@siamparts.example';

  const listed = async (tab: 'waiting' | 'decided') =>
    (await call<{ approvals: Card[] }>(malee, 'GET', `approvals?tab=${tab}`)).body.approvals;

  /** Somebody else whose approver is Malee: nothing of theirs overlaps or was missed on far days. */
  const findColleague = async (): Promise<Person> => {
    const cards = [...(await listed('waiting')), ...(await listed('decided'))];
    const me = await call<{ detail: { user_info: { fullname: string } } }>(
      somchai,
      'GET',
      'check-permission',
    );
    const { fullname } = me.body.detail.user_info;
    const name = cards.find(
      ({ traveller, flags }) => traveller !== fullname && flags.noShows === 0,
    )?.traveller;
    if (!name) throw new Error('Malee has decided about Somchai only');
    const found = await call<Person[]>(somchai, 'GET', `people?q=${encodeURIComponent(name)}`);
    const [person] = found.body;
    if (!person) throw new Error(`${name} is not in the directory`);
    return person;
  };

  let days = 20;

  /** A plain day trip on a day of its own, far enough to be no hurry. */
  const ask = async (change: object = {}): Promise<Booking> => {
    const options = await call<Options>(somchai, 'GET', 'booking-options/bookingwithdrivernava');
    for (let tries = 0; tries < 20; tries += 1) {
      days += 1;
      const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
      const body = {
        kind: 'bookingwithdrivernava',
        forWhom: { type: 'myself' },
        contactPhone: '0812345678',
        costCentreId: options.body.costCentres[0]?.id,
        purposeCode: 'customer',
        companions: [],
        startsAt: `${day}T09:00:00+07:00`,
        endsAt: `${day}T15:00:00+07:00`,
        movement: 'round_trip',
        pickUp: { type: 'text', text: 'ประตู 1' },
        stops: [{ place: { type: 'text', text: 'ลูกค้า' }, provinceCode: 10 }],
        ...change,
      };
      const { status, body: made } = await call<Booking>(somchai, 'POST', 'bookings', { body });
      // A holiday: the next day then.
      if (status === 200) return made;
    }
    throw new Error('No booking could be made');
  };

  /** The same with a note: what waits is another version from here on. */
  const changeNote = async ({ id }: Booking, note: string) => {
    const { body: detail } = await call<Booking & { request: object }>(
      somchai,
      'GET',
      `bookings/${id}`,
    );
    return call<Booking>(somchai, 'PUT', `bookings/${id}`, {
      version: detail.version,
      body: { ...detail.request, note },
    });
  };

  const statusOf = async ({ id }: Booking) =>
    (await call<{ status: string }>(somchai, 'GET', `bookings/${id}`)).body.status;

  return { call, ask, changeNote, findColleague, statusOf, malee, somchai };
};

export type Api = ReturnType<typeof apiOf>;
