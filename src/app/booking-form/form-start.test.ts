import { describe, expect, it } from 'vitest';
import type { BookingCard } from '#contract/bookings';
import { asking as inDay } from '#kinds/bookingduringday/asking';
import { asking as selfDrive } from '#kinds/bookingnodriver/asking';
import { asking as shuttle } from '#kinds/bookingwithdriveramata/asking';
import type { CommonDraft } from '#kinds/request/draft';
import { bookingCard, bookingDetail } from '../../../tests/factories/booking-data';
import { inDayOptions, sharedOptions } from '../../../tests/factories/booking-options';
import {
  at,
  noDriver,
  now,
  rentalRules,
  withDriverAmata,
} from '../../../tests/factories/booking-requests';
import { departureOf } from '../kinds/bookingwithdriveramata/timetable';
import { periodOf } from '../kinds/bookingduringday/ride-time';
import { wishOf } from './car-wish';
import type { FormKind } from './form-kind';
import { startForm, type Origin } from './form-start';

const DAY = 24 * 60;
const MIDNIGHT = at('2026-11-19', '00:00');

const rides = (startsAt: string, endsAt: string, more: Partial<BookingCard> = {}) =>
  bookingCard(9, { kind: 'bookingwithdrivernava', startsAt, endsAt, ...more });

type Said = {
  own?: readonly BookingCard[];
  /** When the only car is taken, in minutes from the beginning of the 19th. */
  busy?: readonly (readonly [number, number])[];
  isOffline?: boolean;
};

/** Own bookings lie on the device too, as they were read last. */
const services = ({ own = [], busy = [], isOffline = false }: Said) => {
  const page = { bookings: own, next: null };
  const once = { startsAt: at('2026-11-10', '13:00'), endsAt: at('2026-11-10', '17:00') };
  const past = bookingDetail(bookingCard(1, once), { request: noDriver(once), names: {} });
  const says: Record<string, unknown> = {
    listBookings: page,
    readBooking: past,
    readForecast: {
      startsAt: MIDNIGHT,
      endsAt: at('2026-11-26', '00:00'),
      bufferMinutes: 0,
      classes: [{ class: 'sedan', cars: [{ busy, lastDay: null }], wanted: [] }],
    },
  };
  const isGone = (endpoint: string) => isOffline && endpoint !== 'readBooking';
  return {
    api: {
      call: async (endpoint: string) => {
        if (isGone(endpoint)) throw new Error('offline');
        return says[endpoint];
      },
    },
    cache: {
      peek: () => null,
      read: async (row: string) =>
        row.startsWith('bookings/upcoming') ? { value: page, at: 0 } : null,
      write: async () => undefined,
    },
    memory: { recall: async () => undefined },
    drafts: { load: async () => null },
  } as never;
};

const start = async <D extends CommonDraft>(
  form: Pick<FormKind<D>, 'kind' | 'request' | 'wish' | 'takes'>,
  options: ReturnType<typeof sharedOptions>,
  said: Said,
  origin: Partial<Origin> = {},
) => {
  const given = { services: services(said), form: form as FormKind<D>, options, now };
  return (await startForm(given, origin as Origin)).content.draft;
};

const rental = {
  kind: 'bookingnodriver',
  request: selfDrive,
  wish: (draft: ReturnType<typeof noDriver>) => wishOf(draft, null),
} as unknown as FormKind<CommonDraft>;
const rentalOptions = inDayOptions({ rules: rentalRules });

describe('a new form', () => {
  const away = rides(at('2026-11-20', '07:00'), at('2026-11-20', '11:00'));

  it('of a rental, begins when the person is free and a car too', async () => {
    const startsAt = async (said: Said) => {
      const draft = await start(rental, rentalOptions, said);
      return (draft as unknown as { startsAt: string }).startsAt;
    };
    expect(await startsAt({})).toBe(at('2026-11-20', '08:00'));
    expect(await startsAt({ own: [away] })).toBe(at('2026-11-20', '11:00'));
    expect(await startsAt({ own: [away], isOffline: true })).toBe(at('2026-11-20', '11:00'));
    expect(await startsAt({ own: [{ ...away, forMe: false }] })).toBe(at('2026-11-20', '08:00'));
    const busy = [[DAY + 11 * 60, DAY + 12 * 60]] as const;
    expect(await startsAt({ own: [away], busy })).toBe(at('2026-11-20', '12:00'));
  });

  it('of a ride during the day, begins when the person is free', async () => {
    const form = { kind: 'bookingduringday' as const, request: inDay, takes: periodOf };
    const own = [rides(at('2026-11-18', '08:00'), at('2026-11-18', '14:00'))];
    expect(await start(form, inDayOptions(), { own })).toMatchObject({
      at: at('2026-11-18', '14:00'),
    });
  });

  it('of a shuttle, is for a day on which the person has no seat in it yet', async () => {
    const last = withDriverAmata({ date: '2026-11-19' });
    const seat = (day: string) => rides(at(day, '12:30'), at(day, '13:30'));
    const own = [seat('2026-11-18'), seat('2026-11-20')];
    const options = sharedOptions();
    const [, atOne] = options.routes[0]?.directions[0]?.timetable ?? [];
    const latest = { ...last, timetableEntryId: atOne?.timetableEntryId ?? null };
    const form: Parameters<typeof start<ReturnType<typeof shuttle.begin>>>[0] = {
      kind: 'bookingwithdriveramata',
      request: shuttle,
      takes: (draft, choices) => {
        const startsAt = departureOf(choices, draft)?.startsAt ?? null;
        return { startsAt, endsAt: startsAt && at(draft.date ?? '', '13:20') };
      },
    };
    const usual = { ...options.usual, last: latest };
    expect(await start(form, { ...options, usual }, { own })).toMatchObject({
      date: '2026-11-21',
    });
  });
});

describe('a rental that is booked again', () => {
  const again = async (said: Said, origin: Partial<Origin> = {}) => {
    const draft = await start(rental, rentalOptions, said, { copy: 'x', ...origin });
    return (draft as unknown as { startsAt: string }).startsAt;
  };
  const own = [rides(at('2026-11-20', '09:00'), at('2026-11-20', '14:00'))];
  const busy = [[0, DAY]] as const;

  it('keeps its time of day, on the next day on which there is a car and the person is free', async () => {
    expect(await again({})).toBe(at('2026-11-19', '13:00'));
    expect(await again({ busy })).toBe(at('2026-11-20', '13:00'));
    expect(await again({ busy, own })).toBe(at('2026-11-21', '13:00'));
  });

  it('stays on the day that was asked for', async () => {
    expect(await again({ busy, own }, { day: '2026-11-20' })).toBe(at('2026-11-20', '13:00'));
  });
});
