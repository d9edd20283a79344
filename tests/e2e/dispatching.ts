import { expect, type Page } from '@playwright/test';
import type { Api } from './call-api';

const KIND = 'bookingwithdrivernava';
export const WHERE = `/admin/${KIND}/arrangecartable`;
const HOUR = 3_600_000;

// Sixty placements beside other specs on two cores: a slow answer is no failure here.
export const patient = expect.configure({ timeout: 20_000 });

/** A day far enough ahead that the demo company has little on it. */
export const dayAhead = (days: number) =>
  new Date(Date.now() + days * 24 * HOUR + 7 * HOUR).toISOString().slice(0, 10);

const [somchai, malee] = ['somchai@siamparts.example', 'malee@siamparts.example'];

type Periods = readonly (readonly [string, string])[];

/** Asked for by an employee; the manager is to decide. */
export const askFor = async ({ call }: Api, periods: Periods) => {
  const options = await call<{
    places: { id: string; siteId: string | null; provinceCode: number }[];
    costCentres: { id: string }[];
  }>(somchai, `/employee/booking-options/${KIND}`);
  const [from] = options.places;
  const to = options.places.find(({ siteId }) => siteId === null) ?? options.places.at(-1);
  const refs: string[] = [];
  for (const [startsAt, endsAt] of periods) {
    const { ref } = await call<{ ref: string }>(somchai, '/employee/bookings', {
      method: 'POST',
      body: {
        kind: KIND,
        forWhom: { type: 'myself' },
        contactPhone: '0812345678',
        costCentreId: options.costCentres[0]?.id,
        purposeCode: 'customer',
        startsAt,
        endsAt,
        movement: 'round_trip',
        pickUp: { type: 'known', placeId: from?.id },
        stops: [{ place: { type: 'known', placeId: to?.id }, provinceCode: to?.provinceCode }],
      },
    });
    refs.push(ref);
  }
  return refs;
};

/** And approved, as it happens in life. */
export const bookAll = async (api: Api, periods: Periods) => {
  const { call } = api;
  const refs = await askFor(api, periods);
  const left = new Set(refs);
  while (left.size > 0) {
    const { approvals, next } = await call<{
      approvals: { id: string; version: number; ref: string }[];
      next: string | null;
    }>(malee, '/employee/approvals');
    const mine = approvals.filter(({ ref }) => left.has(ref));
    if (mine.length === 0) {
      // What waited before stands ahead of them.
      const first = approvals[0];
      if (!first || next === null) throw new Error(`not to be approved: ${[...left].join()}`);
    }
    for (const { id, version, ref } of mine.length > 0 ? mine : approvals) {
      await call(malee, `/employee/approvals/${id}/approve`, {
        method: 'POST',
        body: {},
        version,
      });
      left.delete(ref);
    }
  }
  return refs;
};

/** `count` rentals of an hour, one after the other with room for the buffers, as many cars wide as needed. */
export const hourly = (day: string, count: number, wide = 5) =>
  Array.from({ length: count }, (_, place) => {
    const start = Date.parse(`${day}T06:00:00+07:00`) + Math.floor(place / wide) * 2.5 * HOUR;
    return [new Date(start).toISOString(), new Date(start + HOUR).toISOString()] as const;
  });

export const waiting = (page: Page) => page.getByRole('region', { name: /^รอจัดรถ \d+$/ });
export const countOf = async (page: Page) =>
  Number(/\d+/.exec((await waiting(page).getByRole('heading').innerText()) ?? '')?.[0]);
