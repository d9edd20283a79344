// What the people of a company do at eight in the morning, each at the pace of somebody who reads what they see.
import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { workdays } from './workdays';
import type { Headers } from './built-servers';

type Deed = 'list' | 'detail' | 'notices' | 'book' | 'approve' | 'board' | 'arrange';

export type Done = { deed: Deed; status: number; ms: number; cuts: number };

type Sent = { method?: 'POST'; body?: unknown; version?: number };

/** The parts of answers that the morning goes on with. */
type Booking = { id: string; version: number };
type Options = {
  me: { phone: string | null; costCentreId: string | null };
  purposes: { code: string; asksText: boolean }[];
  places: { id: string; ofSite: string | null; provinceCode: number }[];
  classes: { class: string }[];
  costCentres: { id: string }[];
};
type Suggested = { stops: unknown[] };
type Suggestions = {
  cars: (Suggested & { car: { id: string } })[];
  drivers: (Suggested & { driver: { id: string } })[];
};

const PAUSE_MS = 2_000;
/** As often the app sends again what got no answer, with the same key. */
const MOST_TRIES = 5;
const KIND = 'bookingwithdrivernava';

/** Days apart from those on which the history has them travel already, two starts on each. */
const freeDays = workdays(60).filter((_, nth) => nth > 1);
const hours = ['08', '13'];

export const openMorning = (origin: string, turns: Map<string, number>) => {
  const done: Done[] = [];
  const over = new AbortController();
  // Everybody listens for it while they pause.
  setMaxListeners(0, over.signal);

  /** As a phone does: cut off, it asks again; the same write with the same key. */
  const ask = async <T>(
    deed: Deed,
    headers: Headers,
    path: string,
    { method, body, version }: Sent = {},
  ): Promise<T | undefined> => {
    const key = randomUUID();
    const began = performance.now();
    for (let cuts = 0; ; cuts += 1) {
      try {
        const answer = await fetch(`${origin}/api${path}`, {
          method: method ?? 'GET',
          headers: {
            ...headers,
            'content-type': 'application/json',
            'idempotency-key': key,
            ...(version !== undefined && { 'if-match': `"${version}"` }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
        const content = await answer.text();
        done.push({ deed, status: answer.status, ms: performance.now() - began, cuts });
        return answer.ok ? (JSON.parse(content) as T) : undefined;
      } catch {
        if (cuts + 1 === MOST_TRIES) {
          done.push({ deed, status: 0, ms: performance.now() - began, cuts: cuts + 1 });
          return undefined;
        }
        await sleep(100);
      }
    }
  };

  const book = async (headers: Headers, email: string, options: Options): Promise<void> => {
    const turn = turns.get(email) ?? 0;
    turns.set(email, turn + 1);
    const day = freeDays[Math.floor(turn / hours.length) % freeDays.length];
    const hour = hours[turn % hours.length] ?? '';
    const near = options.places.find(({ ofSite }) => ofSite);
    const far = options.places.find(({ ofSite }) => !ofSite);
    await ask('book', headers, '/employee/bookings', {
      method: 'POST',
      body: {
        kind: KIND,
        forWhom: { type: 'myself' },
        contactPhone: options.me.phone ?? '0812345678',
        costCentreId: options.me.costCentreId ?? options.costCentres[0]?.id,
        purposeCode: options.purposes.find(({ asksText }) => !asksText)?.code,
        urgentReason: null,
        startsAt: `${day}T${hour}:00:00+07:00`,
        endsAt: `${day}T${Number(hour) + 2}:00:00+07:00`,
        movement: 'round_trip',
        pickUp: { type: 'known', placeId: near?.id },
        stops: [{ place: { type: 'known', placeId: far?.id }, provinceCode: far?.provinceCode }],
        class: options.classes[0]?.class,
      },
    });
  };

  const approve = async (headers: Headers): Promise<void> => {
    const page = await ask<{ approvals: Booking[] }>('list', headers, '/employee/approvals');
    const [first] = page?.approvals ?? [];
    if (!first) return;
    const { id, version } = first;
    await ask('approve', headers, `/employee/approvals/${id}/approve`, {
      method: 'POST',
      body: {},
      version,
    });
  };

  const arrange = async (headers: Headers, nth: number): Promise<void> => {
    const root = `/admin/${KIND}/arranging`;
    const day = freeDays[nth % freeDays.length];
    const board = await ask<{ unarranged: Booking[] }>(
      'board',
      headers,
      `${root}?from=${day}&to=${day}`,
    );
    // Several dispatchers look at one day: each takes another booking.
    const waiting = board?.unarranged ?? [];
    const booking = waiting[nth % Math.max(1, waiting.length)];
    if (!booking) return;
    const { id, version } = booking;
    const found = await ask<Suggestions>('board', headers, `${root}/bookings/${id}/suggestions`);
    const carId = found?.cars.find(({ stops }) => stops.length === 0)?.car.id;
    const driverId = found?.drivers.find(({ stops }) => stops.length === 0)?.driver.id;
    if (carId === undefined) return;
    await ask('arrange', headers, `${root}/trips`, {
      method: 'POST',
      body: { bookings: [{ id, version }], carId, driverId: driverId ?? null },
    });
  };

  const pause = () =>
    sleep(PAUSE_MS * (0.5 + Math.random()), undefined, { signal: over.signal }).catch(() => {});

  /** Of ten looks at the app four are at the list, and two end in a booking. */
  const employee = async (headers: Headers, email: string, decides: boolean): Promise<void> => {
    await pause();
    const options = await ask<Options>('list', headers, `/employee/booking-options/${KIND}`);
    while (!over.signal.aborted) {
      const chance = Math.random();
      if (chance < 0.2 && options) await book(headers, email, options);
      else if (chance < 0.45 && decides) await approve(headers);
      else if (chance < 0.8) {
        const page = await ask<{ bookings: Booking[] }>(
          'list',
          headers,
          '/employee/bookings?scope=upcoming',
        );
        const [first] = page?.bookings ?? [];
        if (first && chance < 0.6) await ask('detail', headers, `/employee/bookings/${first.id}`);
      } else await ask('notices', headers, '/employee/notices');
      await pause();
    }
  };

  const dispatcher = async (headers: Headers, nth: number): Promise<void> => {
    for (let turn = nth; !over.signal.aborted; turn += 4) {
      await pause();
      await arrange(headers, turn);
    }
  };

  return { done, employee, dispatcher, end: () => over.abort() };
};
