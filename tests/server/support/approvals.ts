import type { Db } from '../../../src/server/db/client';
import { newId } from '../../../src/server/new-id';
import { companyIn } from '../schema/company';
import { insertBooking } from './bookings';

type People = Readonly<Record<string, string>>;

/** A booking of the employee that waits for the approver. */
export const insertWaiting = async (db: Db, people: People): Promise<string> => {
  const company = companyIn(db);
  const { id } = await insertBooking(db, people['employee']!, { status: 'pending' });
  const revisionId = await company.add('bookingRevision', {
    id: newId(),
    bookingId: id,
    number: 1,
    status: 'pending',
    byId: people['employee']!,
    at: new Date(),
  });
  const approvalId = await company.add('approval', {
    id: newId(),
    revisionId,
    bookingId: id,
    level: 1,
    status: 'waiting',
    waitingSince: new Date(),
  });
  await company.add('approvalDecider', { approvalId, personId: people['approver']! });
  return id;
};

/** The approver lets a colleague decide, from yesterday until tomorrow. */
export const insertDelegation = async (db: Db, people: People): Promise<string> => {
  const company = companyIn(db);
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  return company.add('delegation', {
    id: newId(),
    fromId: people['approver']!,
    toId: await company.person(),
    period: `[${day(-1)},${day(1)})`,
    createdAt: new Date(),
  });
};
