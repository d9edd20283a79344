import type { Audit, ListPage } from '#contract/list';
import type { Fields } from '#contract/record-field';
import type { EventSubject } from '#domain/history/event';
import type { Language } from '#domain/language';
import { done, refuse, type Outcome } from '#domain/refusal';
import type { Db } from '../../db/client';
import { eventRepository } from '../../db/repositories/audit/event.repository';
import type { KeptRepository, ListQuery } from '../../db/repositories/basics/kept.repository';
import { openRow } from '../open-row';
import { saveChange } from '../save-change';
import { tell, type Tools } from '../tell';
import { changeOf, madeOf } from '../withhold-personal';

type Reading = { db: Db; language: Language };
type Writing<B> = Reading &
  Tools & { actor: { personId: string }; version: number | undefined; body: B };
type Of = { params: { id: string } };
type Row = { id: string; version: number };
type Body = Readonly<Record<string, unknown>>;

type Keeping<R extends Row, B, Q> = {
  subject: EventSubject;
  fields: Fields & Readonly<Record<keyof B, unknown>>;
  keptIn: (db: Db) => KeptRepository<R, B, Q>;
  /** What is wrong with it, by field. */
  judge?: (body: B, id: string | null, db: Db) => Promise<Record<string, string>>;
};

/** The four calls of what the administration keeps in a small table. */
export const keep = <R extends Row, B extends Body, Q = ListQuery>({
  subject,
  fields,
  keptIn,
  judge = async () => ({}),
}: Keeping<R, B, Q>) => {
  const read = async (
    id: string,
    { db, language }: Reading,
  ): Promise<Outcome<R & { audit: Audit }>> => {
    const row = await keptIn(db).find(id, language);
    if (!row) return refuse('not_found');
    return done({ ...row, audit: await eventRepository(db).audit({ subject, id }, language) });
  };

  return {
    list: async (call: Reading & { now: Date; query: Q }): Promise<Outcome<ListPage<R>>> =>
      done(await keptIn(call.db).list(call.query, call)),

    read: (call: Reading & Of) => read(call.params.id, call),

    create: async (call: Writing<B>) => {
      const { body, db, newId } = call;
      const problems = await judge(body, null, db);
      if (Object.keys(problems).length > 0) return refuse('invalid_input', { fields: problems });
      const id = newId();
      await keptIn(db).insert(id, body);
      await tell(call, { subject, id, action: 'create', after: madeOf(fields, body) });
      return read(id, call);
    },

    change: async (call: Writing<B> & Of) => {
      const { body, db, language } = call;
      const { id } = call.params;
      const opened = await openRow(call, { subject, id }, await keptIn(db).lock(id, language));
      if (!opened.ok) return opened;
      const problems = await judge(body, id, db);
      if (Object.keys(problems).length > 0) return refuse('invalid_input', { fields: problems });
      const change = changeOf(fields, opened.value, body);
      await saveChange(call, { subject, id, action: 'change', ...change }, () =>
        keptIn(db).update(id, body),
      );
      return read(id, call);
    },
  };
};
