import type { Licence, OwnLicence } from '#contract/licence';
import type { Db } from '../../client';
import { eventRepository } from '../audit/event.repository';

type Save = { personId: string; licence: Licence; version: number };

export const licenceRepository = (db: Db) => {
  const find = (personId: string) =>
    db.selectFrom('licence').selectAll().where('personId', '=', personId).executeTakeFirst();

  /** Whether it was still the version that was read; 0 is none yet. */
  const write = async ({ personId, licence, version }: Save): Promise<boolean> => {
    const written =
      version === 0
        ? db
            .insertInto('licence')
            .values({ personId, ...licence })
            .onConflict((conflict) => conflict.column('personId').doNothing())
            .returning('version')
            .executeTakeFirst()
        : db
            .updateTable('licence')
            .set(licence)
            .where('personId', '=', personId)
            .where('version', '=', version)
            .returning('version')
            .executeTakeFirst();
    return (await written) !== undefined;
  };

  return {
    read: async (personId: string): Promise<OwnLicence> => {
      const row = await find(personId);
      if (!row) return { version: 0, licence: null };
      const { personId: _, version, ...licence } = row;
      return { version, licence };
    },

    /** False when it changed since it was read. */
    save: async (save: Save, { eventId, at }: { eventId: string; at: Date }): Promise<boolean> => {
      const { personId, licence } = save;
      const before = await find(personId);
      if (!(await write(save))) return false;
      await eventRepository(db).append({
        id: eventId,
        at,
        by: personId,
        action: 'change',
        subject: 'licence',
        subjectId: personId,
        ...(before && { before: { class: before.class, expiresOn: before.expiresOn } }),
        after: { class: licence.class, expiresOn: licence.expiresOn },
      });
      return true;
    },
  };
};
