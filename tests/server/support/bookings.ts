import type { Insertable } from 'kysely';
import type { Db } from '../../../src/server/db/client';
import type { DB } from '../../../src/server/db/schema.generated';
import { newId } from '../../../src/server/new-id';
import { companyIn } from '../schema/company';

const DAY = 86_400_000;

/** Ten in the morning in Bangkok, three days from now: it can be booked whatever the time of the test is. */
const start = (): Date => new Date(Math.floor(Date.now() / DAY + 3) * DAY + 3 * 3_600_000);

const end = (): Date => new Date(start().getTime() + 4 * 3_600_000);

/** A request that nothing stands in the way of, in a company that asks for no approval. */
export const bookingRequestIn = async (db: Db) => {
  await db.updateTable('kind').set({ approvalLevels: 0 }).execute();
  const carId = await companyIn(db).car();
  await db.insertInto('carKind').values({ carId, kind: 'bookingwithdrivernava' }).execute();
  return {
    kind: 'bookingwithdrivernava',
    forWhom: { type: 'myself' },
    contactPhone: '0812345678',
    costCentreId: await companyIn(db).costCentre(),
    purposeCode: 'customer',
    companions: [],
    startsAt: start().toISOString(),
    endsAt: end().toISOString(),
    movement: 'one_way',
    pickUp: { type: 'text', text: 'ประตู 1' },
    stops: [{ place: { type: 'text', text: 'ลูกค้า' }, provinceCode: 13 }],
  };
};

/** The same request, already sent by somebody. */
export const insertBooking = async (
  db: Db,
  personId: string,
  more: Partial<Insertable<DB['booking']>> = {},
): Promise<{ id: string; body: Awaited<ReturnType<typeof bookingRequestIn>> }> => {
  const company = companyIn(db);
  const body = await bookingRequestIn(db);
  const id = await company.booking({
    requesterId: personId,
    travellerId: personId,
    costCentreId: body.costCentreId,
    startsAt: start(),
    endsAt: end(),
    details: JSON.stringify({ movement: 'one_way' }),
    ...more,
  });
  await company.add('passenger', {
    id: newId(),
    bookingId: id,
    position: 0,
    personId,
    isTraveller: true,
  });
  await db
    .insertInto('bookingStop')
    .values([
      { bookingId: id, position: 0, placeText: 'ประตู 1' },
      { bookingId: id, position: 1, placeText: 'ลูกค้า', provinceCode: 13 },
    ])
    .execute();
  return { id, body };
};

/** In line for a departure, with a seat on offer. */
export const insertOffered = async (db: Db, personId: string): Promise<string> => {
  const company = companyIn(db);
  const tripId = await company.trip({ startsAt: start(), endsAt: end(), capacity: 4 });
  const waiting = { status: 'waitlisted', tripId, waitlistedAt: new Date() };
  const { id } = await insertBooking(db, personId, waiting);
  await company.add('seatOffer', {
    id: newId(),
    bookingId: id,
    tripId,
    seats: 1,
    status: 'open',
    offeredAt: new Date(),
    expiresAt: new Date(Date.now() + 600_000),
  });
  return id;
};
