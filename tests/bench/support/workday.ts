// A day of the company by the product's own calls: asked for, decided, arranged, driven, rated.
import { randomUUID } from 'node:crypto';
import type { createApp } from '../../../src/server/create-app';
import { addDays, atMinute, type Day } from '#domain/dates/bangkok-time';

type Booking = { id: string; version: number };
type Waiting = Booking & { startsAt: string };
type Options = {
  purposes: { code: string; asksText: boolean }[];
  places: { id: string; ofSite: string | null; provinceCode: number }[];
  classes: { class: string }[];
  costCentres: { id: string }[];
};

const KIND = 'bookingwithdrivernava';
const AT_ONCE = 6;
const AHEAD_DAYS = 7;
/** So many approvals are on a page. */
const PAGE = 20;
/** Of five travellers two say how it was. */
const RATED = 0.4;

type Sent = { method?: 'POST'; body?: unknown; version?: number };

export const openWorkday = (
  app: ReturnType<typeof createApp>,
  {
    people,
    approvers,
    dispatchers,
    cars,
    drivers,
  }: Readonly<
    Record<'people' | 'approvers' | 'dispatchers' | 'cars' | 'drivers', readonly string[]>
  >,
) => {
  const refused = new Map<string, number>();
  let options: Options | undefined;

  const call = async <T>(
    email: string,
    path: string,
    { method, body, version }: Sent = {},
  ): Promise<T | undefined> => {
    const answer = await app.request(`http://localhost/api${path}`, {
      method: method ?? 'GET',
      headers: {
        id_token: email,
        access_token: 'x',
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...(version !== undefined && { 'if-match': `"${version}"` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (answer.ok) return JSON.parse(text) as T;
    if (answer.status >= 500) throw new Error(`${path}: ${text}`);
    const { error } = JSON.parse(text) as { error: { code: string; fields?: object } };
    const code = `${error.code} ${Object.values(error.fields ?? {}).join(' ')}`.trim();
    refused.set(code, (refused.get(code) ?? 0) + 1);
    return undefined;
  };

  /** A few at a time, as a server has them. */
  const inTurns = async <T>(
    items: readonly T[],
    work: (item: T, nth: number) => Promise<unknown>,
  ) => {
    const queue = items.entries();
    const worker = async () => {
      for (const [nth, item] of queue) await work(item, nth);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  };

  /** Everybody once in the morning, then as many again in the afternoon as there are to be. */
  const book = async (day: Day, count: number): Promise<void> => {
    const travelDay = addDays(day, AHEAD_DAYS);
    options ??= await call<Options>(people[0] ?? '', `/employee/booking-options/${KIND}`);
    const near = options?.places.find(({ ofSite }) => ofSite);
    const far = options?.places.find(({ ofSite }) => !ofSite);
    const wishes = Array.from({ length: count }, (_, nth) => ({
      email: people[nth % people.length] ?? '',
      startsAt: new Date(atMinute(travelDay, nth < people.length ? 8 * 60 : 13 * 60)),
    }));
    await inTurns(wishes, ({ email, startsAt }) =>
      call(email, '/employee/bookings', {
        method: 'POST',
        body: {
          kind: KIND,
          forWhom: { type: 'myself' },
          contactPhone: '0812345678',
          costCentreId: options?.costCentres[0]?.id,
          purposeCode: options?.purposes.find(({ asksText }) => !asksText)?.code,
          urgentReason: null,
          startsAt: startsAt.toISOString(),
          endsAt: new Date(startsAt.getTime() + 3 * 3_600_000).toISOString(),
          movement: 'round_trip',
          pickUp: { type: 'known', placeId: near?.id },
          stops: [{ place: { type: 'known', placeId: far?.id }, provinceCode: far?.provinceCode }],
          class: options?.classes[0]?.class,
        },
      }),
    );
  };

  const readWaiting = async (email: string): Promise<Booking[]> =>
    (await call<{ approvals: Booking[] }>(email, '/employee/approvals'))?.approvals ?? [];

  /** One after the other: what several may decide is decided by the first who looks. */
  const approve = async (): Promise<void> => {
    for (const email of approvers) {
      let waiting = await readWaiting(email);
      while (waiting.length > 0) {
        const before = waiting.length;
        await inTurns(waiting, ({ id, version }) =>
          call(email, `/employee/approvals/${id}/approve`, { method: 'POST', body: {}, version }),
        );
        waiting = before < PAGE ? [] : await readWaiting(email);
      }
    }
  };

  /** Each start of the day has the cars and drivers in turn: nobody is in two of them. */
  const arrange = async (day: Day): Promise<void> => {
    const root = `/admin/${KIND}/arranging`;
    const travelDay = addDays(day, AHEAD_DAYS);
    const board = await call<{ unarranged: Waiting[] }>(
      dispatchers[0] ?? '',
      `${root}?from=${travelDay}&to=${travelDay}`,
    );
    const taken = new Map<string, number>();
    const chosen = (board?.unarranged ?? []).map(({ id, version, startsAt }) => {
      const nth = taken.get(startsAt) ?? 0;
      taken.set(startsAt, nth + 1);
      return { id, version, carId: cars[nth] ?? null, driverId: drivers[nth] ?? null };
    });
    await inTurns(chosen, ({ id, version, carId, driverId }, nth) =>
      call(dispatchers[nth % dispatchers.length] ?? '', `${root}/trips`, {
        method: 'POST',
        body: { bookings: [{ id, version }], carId, driverId },
      }),
    );
  };

  const rate = (): Promise<void> =>
    inTurns(people, async (email, nth) => {
      if (Math.random() > RATED) return;
      const due = await call<{ trips: { bookingId: string }[] }>(email, '/employee/due-ratings');
      for (const { bookingId } of due?.trips ?? [])
        await call(email, '/employee/ratings', {
          method: 'POST',
          body: { bookingId, overall: 3 + (nth % 3) },
        });
    });

  return { book, approve, arrange, rate, refused, call };
};
