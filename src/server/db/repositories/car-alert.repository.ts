import { sql } from 'kysely';
import { kindFlag } from '#domain/access/menu-flags';
import { kindIds } from '#domain/booking/kind-id';
import type { Day } from '#domain/dates/bangkok-time';
import type { CarPaper } from '#domain/fleet/car';
import type { Db } from '../client';

export type ExpiringPaper = {
  id: string;
  carId: string;
  plate: string;
  type: CarPaper;
  expiresOn: Day;
  /** The admins of the kinds that its car serves. */
  adminIds: string[];
};

type Alert = { id: string; personId: string; days: number; paper: ExpiringPaper; at: Date };

/** Whether an admin has the flag of one of the car's kinds. */
const manages = sql.join(
  kindIds.map((kind) => sql`(k.kind = ${kind} and ${sql.ref(`a.${kindFlag[kind]}`)})`),
  sql` or `,
);

/** Papers of cars that somebody should be told about. */
export const carAlertRepository = (db: Db) => ({
  /** Of each type the one that counts, of cars still in use. */
  expiring: async (from: Day, until: Day): Promise<ExpiringPaper[]> => {
    const { rows } = await sql<ExpiringPaper>`
      select d.id, c.id as "carId", c.plate, d.type, d.expires_on as "expiresOn",
        array(
          select distinct a.person_id
          from admin_user a join car_kind k on k.car_id = c.id
          where a.status = 1 and not a.supplier and (${manages})
        ) as "adminIds"
      from car_document d join car c on c.id = d.car_id
      where d.expires_on between ${from} and ${until} and c.status <> 'retired'
        and not exists (
          select from car_document later
          where later.car_id = d.car_id and later.type = d.type and later.expires_on > d.expires_on)
      order by d.expires_on, d.id`.execute(db);
    return rows;
  },

  /** Each person is told once of each step, however often the clock looks. */
  tell: async (alerts: readonly Alert[]): Promise<void> => {
    if (alerts.length === 0) return;
    await db
      .insertInto('notice')
      .values(
        alerts.map(({ id, personId, days, paper, at }) => ({
          id,
          person_id: personId,
          type: 'expiring',
          subject: 'car',
          subject_id: paper.carId,
          params: JSON.stringify({
            days,
            plate: paper.plate,
            paper: paper.type,
            expiresOn: paper.expiresOn,
          }),
          cause: `expiring:${paper.id}:${paper.expiresOn}:${days}`,
          at,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
});
