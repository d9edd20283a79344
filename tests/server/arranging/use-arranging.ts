import type { ArrangeDay, ArrangeTrip } from '#contract/arranging';
import type { Suggestions } from '#contract/suggestions';
import type { Arranged, TripDetail } from '#contract/arranging-trips';
import type { KindId } from '#kinds/registry';
import { bangkok } from '../bookings/company';
import { useBookings } from '../bookings/use-bookings';
import type { Role } from '../support/people';
import type { Body } from '../support/test-server';
import { tripsIn } from '../support/trips';

type Answer<T> = { status: number; body: T & Body };
type Bookings = ReturnType<typeof useBookings>;
type As = { role?: Role; key?: string; version?: number };

/** A Tuesday ahead of the tests' clock, by the clock of Bangkok. */
export const at = (time: string, day = 24): Date => new Date(bangkok(day, time));

export const period = (from: string, until: string, day = 24) => ({
  startsAt: at(from, day),
  endsAt: at(until, day),
});

/** The dispatcher's calls of one kind in a company that is there already. */
export const arrangingIn = (bookings: Bookings, kind: KindId) => {
  const root = `/admin/${kind}/arranging`;
  const send = <T>(
    method: string,
    path: string,
    body: unknown,
    { role = 'admin', key, version }: As = {},
  ): Promise<Answer<T>> =>
    bookings.call<T>(role, method, `${root}${path}`, {
      ...(body !== undefined && { body }),
      ...(version !== undefined && { version }),
      ...(key !== undefined && { key }),
    });

  const versionOf = async (table: 'trip' | 'booking', id: string): Promise<number> =>
    (
      await bookings.db
        .selectFrom(table)
        .select('version')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).version;

  return {
    bookings,
    get db() {
      return bookings.db;
    },
    get company() {
      return tripsIn(bookings.db, kind);
    },
    send,
    versionOf,
    get: <T>(path: string, role: Role = 'admin') => send<T>('GET', path, undefined, { role }),
    day: (role: Role = 'admin', day = '2026-11-24') =>
      send<ArrangeDay>('GET', `?from=${day}&to=${day}`, undefined, { role }),
    detail: (id: string, role: Role = 'admin') =>
      send<TripDetail>('GET', `/trips/${id}`, undefined, { role }),
    suggest: (path: string, role: Role = 'admin') =>
      send<Suggestions>('GET', `${path}/suggestions`, undefined, { role }),

    arrange: async (ids: readonly string[], body: object = {}, as: As = {}) =>
      send<Arranged>(
        'POST',
        '/trips',
        {
          bookings: await Promise.all(
            ids.map(async (id) => ({ id, version: await versionOf('booking', id) })),
          ),
          ...body,
        },
        as,
      ),

    /** On a trip, at the version that it has now unless another is said. */
    act: async (tripId: string, action: string, body: object = {}, as: As = {}) =>
      send<Arranged>(
        action === 'assignment' || action === 'times' || action === '' ? 'PUT' : 'POST',
        `/trips/${tripId}${action === '' ? '' : `/${action}`}`,
        body,
        { version: await versionOf('trip', tripId), ...as },
      ),

    undo: (changeId: string, as: As = {}) => send<Arranged>('POST', '/undo', { changeId }, as),

    read: async (tripId: string): Promise<ArrangeTrip> =>
      (await send<TripDetail>('GET', `/trips/${tripId}`, undefined)).body.trip,

    statusOf: async (bookingId: string): Promise<string> =>
      (
        await bookings.db
          .selectFrom('booking')
          .select('status')
          .where('id', '=', bookingId)
          .executeTakeFirstOrThrow()
      ).status,
  };
};

/** The dispatcher's calls of one kind, as anybody; the clock stands where the bookings' tests put it. */
export const useArranging = (kind: KindId = 'bookingwithdrivernava') =>
  arrangingIn(useBookings(), kind);

/** What a refusal said: its code, and the field that it is about. */
export const said = ({ status, body }: Answer<unknown>): string => {
  const { error } = body;
  const [field] = Object.entries(error?.fields ?? {});
  return [status, error?.code, field && `${field[0]}:${field[1]}`].filter(Boolean).join(' ');
};
