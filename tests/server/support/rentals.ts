import type { rentalCalls } from '#contract/arranging-rental-calls';
import type { Db } from '../../../src/server/db/client';
import { newId } from '../../../src/server/new-id';
import { insertFile } from './files';
import { tripsIn } from './trips';

export type RentalCall = keyof typeof rentalCalls;

type Prepared = { path: string; body?: unknown };

const HOUR = 3_600_000;

/** A car that this person drives: collected or still to be, for four hours around now. */
export const insertRental = async (
  db: Db,
  personId: string,
  { collected = false, from = new Date(Date.now() - HOUR) } = {},
) => {
  const company = tripsIn(db, 'bookingnodriver');
  const made = await company.arranged(
    {
      status: collected ? 'underway' : 'planned',
      startsAt: from,
      endsAt: new Date(from.getTime() + 4 * HOUR),
    },
    { riding: collected ? 'ongoing' : 'arranged' },
  );
  const { bookingId } = made;
  await db
    .updateTable('booking')
    .set({ requesterId: personId, travellerId: personId })
    .where('id', '=', bookingId)
    .execute();
  await company.add('passenger', {
    id: newId(),
    bookingId,
    position: 0,
    personId,
    isTraveller: true,
  });
  await company.add('selfDriver', { bookingId, personId, main: true });
  await db
    .insertInto('licence')
    .values({
      personId,
      number: personId.slice(-12),
      class: 'บ.1',
      expiresOn: '2099-01-01',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { version } = await db
    .selectFrom('booking')
    .select('version')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  return { ...made, version };
};

/** What is written down at the key. */
export const handingOf = async (db: Db, personId: string, more: object = {}) => ({
  km: 1000,
  fuelEighths: 8,
  keyHanded: true,
  photoIds: [
    await insertFile(db, personId),
    await insertFile(db, personId),
    await insertFile(db, personId),
    await insertFile(db, personId),
  ],
  ...more,
});

/** A request of each call that would be carried out. */
export const prepareRental = (
  db: Db,
  personId: string,
): Record<RentalCall, () => Promise<Prepared & { version: number }>> => {
  const on = async (path: string, collected: boolean, body?: unknown) => {
    const { bookingId, version } = await insertRental(db, personId, { collected });
    return { path: `/employee/bookings/${bookingId}${path}`, version, body };
  };
  const end = (hours: number) => ({ endsAt: new Date(Date.now() + hours * HOUR).toISOString() });
  return {
    readRental: () => on('/rental', false),
    collectCar: async () => on('/collect', false, await handingOf(db, personId)),
    returnCar: async () => on('/return', true, await handingOf(db, personId)),
    extendRental: () => on('/extend', true, end(5)),
    endRentalEarlier: () => on('/end-earlier', true, end(1)),
  };
};
