import type { Licence, OwnLicence } from '#contract/licence';
import type { Conflict } from '#domain/refusal';
import type { Db } from '../client';
import { eventRepository } from './event.repository';

type Class = Licence['class'];
type Save = { personId: string; licence: Licence; version: number };

export const licenceRepository = (db: Db) => {
  const find = (personId: string) =>
    db.selectFrom('licence').selectAll().where('person_id', '=', personId);

  const lastChange = async (personId: string, version: number): Promise<Conflict> => {
    const event = await db
      .selectFrom('event')
      .leftJoin('person', 'person.id', 'event.by_id')
      .select(['event.at', 'person.first_name_th', 'person.last_name_th'])
      .where('event.subject_id', '=', personId)
      .where('event.subject', '=', 'licence')
      .orderBy('event.at', 'desc')
      .limit(1)
      .executeTakeFirst();
    const by = event && `${event.first_name_th ?? ''} ${event.last_name_th ?? ''}`.trim();
    return { by: by || null, at: (event?.at ?? new Date(0)).toISOString(), version };
  };

  return {
    read: async (personId: string): Promise<OwnLicence> => {
      const row = await find(personId).executeTakeFirst();
      if (!row) return { version: 0, licence: null };
      const { number, expires_on: expiresOn, photo_id: photoId, version } = row;
      return { version, licence: { number, class: row.class as Class, expiresOn, photoId } };
    },

    /** The conflict, when it is no longer the version that was read. */
    save: async (
      { personId, licence, version }: Save,
      { eventId, at }: { eventId: string; at: Date },
    ): Promise<Conflict | undefined> => {
      const before = await find(personId).forUpdate().executeTakeFirst();
      if ((before?.version ?? 0) !== version) return lastChange(personId, before?.version ?? 0);
      const row = {
        number: licence.number,
        class: licence.class,
        expires_on: licence.expiresOn,
        photo_id: licence.photoId,
      };
      await db
        .insertInto('licence')
        .values({ person_id: personId, ...row })
        .onConflict((conflict) => conflict.column('person_id').doUpdateSet(row))
        .execute();
      await eventRepository(db).append({
        id: eventId,
        at,
        by: personId,
        action: 'change',
        subject: 'licence',
        subjectId: personId,
        ...(before && { before: { class: before.class, expiresOn: before.expires_on } }),
        after: { class: licence.class, expiresOn: licence.expiresOn },
      });
      return undefined;
    },
  };
};
