import { describe, expect, it, vi } from 'vitest';
import type { BookingCard } from '#contract/bookings';
import { kindIds } from '#kinds/registry';
import { bookingCard, bookingDetail } from '../../../../tests/factories/booking-data';
import { sharedOptions } from '../../../../tests/factories/booking-options';
import { admin, employee } from '../../../../tests/factories/shell-app';
import type { OutboxItem } from '../../outbox/outbox';
import { createUserDataStore } from '../../session/user-data';
import { createStore } from '../../ui/store';
import { keepAtHand } from './keep-at-hand';

const past = [bookingCard(1), bookingCard(2)];
/** Further back than the earlier trips that are read, and still the usual way. */
const longAgo = bookingCard(4);
const usual = [
  {
    bookingId: longAgo.id,
    kind: longAgo.kind,
    from: longAgo.from,
    to: longAgo.to,
    startsAt: longAgo.startsAt,
  },
];
const driven = bookingCard(3, {
  kind: 'bookingnodriver',
  handover: { is: 'collect', from: new Date().toISOString() },
});
const HOUR = 3_600_000;

/** A phone, the server behind it, and what the phone asks for. */
const phoneOf = ({
  person = employee(),
  online = true,
  waiting = [],
  upcoming = [],
}: {
  person?: object;
  online?: boolean;
  waiting?: readonly OutboxItem[];
  upcoming?: readonly BookingCard[];
} = {}) => {
  localStorage.clear();
  const userData = createUserDataStore();
  userData.keep(person);
  userData.keepIsAdmin('admin_info' in person);
  const remembered = new Map<string, unknown>();
  const rows = new Map<string, { value: unknown; at: number }>();
  const connectivity = createStore(online);
  const language = createStore<'th' | 'en'>('th');
  const items = createStore(waiting);
  const calls: string[] = [];
  const call = async (
    name: string,
    { params, query }: Record<string, Record<string, string>> = {},
  ) => {
    calls.push([name, ...Object.values(params ?? {}), ...Object.values(query ?? {})].join(' '));
    if (name === 'listContacts') return [];
    if (name === 'readBookingOptions') return sharedOptions();
    if (name === 'readBooking')
      return bookingDetail(
        [...past, ...upcoming, longAgo].find(({ id }) => id === params?.['id'])!,
      );
    if (name === 'readWhereTo') return { trips: usual, places: [] };
    if (name === 'listDueRatings') return { trips: [] };
    if (name === 'listMyRatings') return { ratings: [], next: null };
    if (name === 'readRental') return { bookingId: params?.['id'] };
    const scopes: Record<string, readonly BookingCard[]> = { past, upcoming };
    return { bookings: scopes[query?.['scope'] ?? ''] ?? [], next: null };
  };
  const services = {
    api: { call },
    appUpdate: { ahead: (load: () => Promise<unknown>) => load() },
    cache: {
      read: async (key: string) => rows.get(key) ?? null,
      write: async (key: string, value: unknown) => void rows.set(key, { value, at: Date.now() }),
    },
    connectivity,
    language: { value: language },
    memory: {
      remember: async (key: string, value: unknown) => void remembered.set(key, value),
      recall: async (key: string) => remembered.get(key),
    },
    outbox: { items },
    permission: { run: vi.fn() },
    session: { state: createStore({ status: 'signed-in' }) },
    userData,
  };
  keepAtHand(services as unknown as Parameters<typeof keepAtHand>[0]);
  const settled = async () => {
    await vi.waitFor(async () => {
      const before = calls.length;
      await new Promise((resolve) => setTimeout(resolve, 30));
      if (calls.length > before) throw new Error('still asking');
    });
    return calls.splice(0);
  };
  return { rows, connectivity, language, items, settled };
};

const forms = kindIds.map((kind) => `readBookingOptions ${kind}`);

describe('what is kept at hand', () => {
  it('once there is a network, is whom to call, every form, the own trips and what is rated, asked for one after the other', async () => {
    const { settled, rows } = phoneOf();
    expect(await settled()).toEqual([
      'listContacts',
      ...forms,
      'listBookings upcoming mine',
      'listBookings waiting mine',
      'listBookings past mine',
      ...past.map(({ id }) => `readBooking ${id}`),
      'readWhereTo',
      `readBooking ${longAgo.id}`,
      'listDueRatings',
      'listMyRatings',
    ]);
    for (const kind of kindIds) expect(rows.has(`booking-options/${kind}`)).toBe(true);
    for (const { id } of past) expect(rows.has(`booking/${id}`)).toBe(true);
  });

  it('of a car that I collect or return, is all that its form needs', async () => {
    const { settled, rows } = phoneOf({ upcoming: [driven] });
    expect(await settled()).toContain(`readRental ${driven.id}`);
    expect(rows.has(`rental/${driven.id}`)).toBe(true);
  });

  it('when it was read within the hour, is not read again', async () => {
    const { settled, connectivity, rows } = phoneOf();
    await settled();
    connectivity.set(false);
    connectivity.set(true);
    expect(await settled()).toEqual([]);
    rows.get(`booking-options/${kindIds[0]}`)!.at -= 2 * HOUR;
    connectivity.set(false);
    connectivity.set(true);
    expect(await settled()).toEqual([forms[0]]);
  });

  it('without a network waits for it', async () => {
    const { settled, connectivity } = phoneOf({ online: false });
    expect(await settled()).toEqual([]);
    connectivity.set(true);
    expect(await settled()).toEqual(expect.arrayContaining(forms));
  });

  it('when a request has left the outbox, has the trips that it made', async () => {
    const { settled, items } = phoneOf();
    await settled();
    items.set([{ endpoint: 'createBooking' } as OutboxItem]);
    items.set([]);
    expect(await settled()).toContain('listBookings upcoming mine');
  });

  it('when what waited before it began has left the outbox, has those trips too', async () => {
    const { settled, items } = phoneOf({ waiting: [{ endpoint: 'createBooking' } as OutboxItem] });
    await settled();
    items.set([]);
    expect(await settled()).toContain('listBookings upcoming mine');
  });

  it('in another language, is read anew', async () => {
    const { settled, language } = phoneOf();
    await settled();
    language.set('en');
    expect(await settled()).toEqual(expect.arrayContaining(forms));
  });

  it('for a supplier’s dispatcher, who books nothing, is whom to call', async () => {
    const { settled } = phoneOf({
      person: admin('supplier', 'booking_with_driver_nava_menu'),
    });
    expect(await settled()).toEqual(['listContacts']);
  });
});
