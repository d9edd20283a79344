import type { Db } from '../../../src/server/db/client';
import { newId } from '../../../src/server/new-id';
import { companyIn } from '../schema/company';
import { insertBooking } from './bookings';

type People = Readonly<Record<string, string>>;

/** A booking of the employee that waits for the approver. */
export const insertWaiting = async (db: Db, people: People): Promise<string> => {
  const company = companyIn(db);
  const { id } = await insertBooking(db, people['employee']!, { status: 'pending' });
  const revision_id = await company.add('booking_revision', {
    id: newId(),
    booking_id: id,
    number: 1,
    status: 'pending',
    by_id: people['employee']!,
    at: new Date(),
  });
  const approval_id = await company.add('approval', {
    id: newId(),
    revision_id,
    booking_id: id,
    level: 1,
    status: 'waiting',
    waiting_since: new Date(),
  });
  await company.add('approval_decider', { approval_id, person_id: people['approver']! });
  return id;
};

/** The approver lets a colleague decide, from yesterday until tomorrow. */
export const insertDelegation = async (db: Db, people: People): Promise<string> => {
  const company = companyIn(db);
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  return company.add('delegation', {
    id: newId(),
    from_id: people['approver']!,
    to_id: await company.person(),
    period: `[${day(-1)},${day(1)})`,
    created_at: new Date(),
  });
};
