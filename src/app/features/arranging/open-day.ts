import * as v from 'valibot';
import { arrangeDay, type ArrangeDay } from '#contract/arranging';
import type { Arranged } from '#contract/arranging-trips';
import type { KindId } from '#domain/booking/kind-id';
import type { Day } from '#domain/dates/bangkok-time';
import type { AppServices } from '../../app-services';
import { arrangingRow } from '../../storage-keys';
import { createStore, type ReadableStore } from '../../ui/store';

export type DayView =
  | { status: 'loading' }
  | { status: 'unavailable' }
  | { status: 'known'; day: ArrangeDay; at: number; isStale: boolean };

export type OpenDay = {
  view: ReadableStore<DayView>;
  start: () => () => void;
  read: () => Promise<void>;
  /** What a change of one's own has just answered: shown before it is read again. */
  take: (answer: Arranged) => void;
};

type Services = Pick<AppServices, 'api' | 'cache' | 'live' | 'connectivity' | 'language'>;

const SOON_MS = 200;

const byStart = <T extends { startsAt: string }>(rows: T[]): T[] =>
  rows.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));

const withAnswer = (day: ArrangeDay, { trips, unarranged }: Arranged): ArrangeDay => {
  const changed = new Set(trips.map(({ id }) => id));
  const onTrips = new Set(trips.flatMap((trip) => trip.bookings.map(({ id }) => id)));
  const back = new Set(unarranged.map(({ id }) => id));
  return {
    ...day,
    trips: byStart([
      ...day.trips.filter(({ id }) => !changed.has(id)),
      ...trips.filter(({ status }) => status !== 'cancelled'),
    ]),
    unarranged: byStart([
      ...day.unarranged.filter(({ id }) => !onTrips.has(id) && !back.has(id)),
      ...unarranged,
    ]),
  };
};

/** A stretch of days of one kind: what was last known, then what the server says, then each change of anybody. */
export const openDay = (
  { api, cache, live, connectivity, language }: Services,
  { kind, from, to }: { kind: KindId; from: Day; to: Day },
): OpenDay => {
  const view = createStore<DayView>({ status: 'loading' });
  const row = arrangingRow(kind, from, to);
  let newest = 0;

  const recall = async () => {
    const cached = await cache.read(row);
    const day = v.safeParse(arrangeDay, cached?.value);
    if (!cached || !day.success || view.get().status === 'known') return;
    view.set({ status: 'known', day: day.output, at: cached.at, isStale: true });
  };

  const read = async () => {
    newest += 1;
    const mine = newest;
    try {
      const day = await api.call('readArrangeDay', {
        params: { kind },
        query: { from, to },
        background: true,
      });
      if (mine !== newest) return;
      view.set({ status: 'known', day, at: Date.now(), isStale: false });
      await cache.write(row, day);
    } catch {
      if (mine !== newest) return;
      const known = view.get();
      view.set(known.status === 'known' ? { ...known, isStale: true } : { status: 'unavailable' });
    }
  };

  return {
    view,
    read,
    take: (answer) => {
      // What is on its way from the server may be older than this answer.
      newest += 1;
      const known = view.get();
      if (known.status === 'known') view.set({ ...known, day: withAnswer(known.day, answer) });
    },
    start: () => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const readSoon = () => {
        clearTimeout(timer);
        timer = setTimeout(() => void read(), SOON_MS);
      };
      void recall();
      void read();
      const stops = [
        live.subscribe(readSoon),
        // Names come in the language that they were asked for in.
        language.value.subscribe(readSoon),
        connectivity.subscribe(() => {
          if (connectivity.get()) readSoon();
        }),
      ];
      return () => {
        newest += 1;
        clearTimeout(timer);
        for (const stop of stops) stop();
      };
    },
  };
};
