import type { EventSubject } from '#domain/history/event';
import { refuse, type Outcome } from '#domain/refusal';
import type { Call } from '../call';
import { eventRepository } from '../db/repositories/audit/event.repository';

/** Who changed it meanwhile, for whoever read an older version. */
export const refuseStale = async (
  subject: EventSubject,
  { id, version }: { id: string; version: number },
  { db, language }: Pick<Call, 'db' | 'language'>,
): Promise<Outcome<never>> => {
  const conflict = await eventRepository(db).lastChange(
    { subject, subjectId: id, version },
    language,
  );
  return refuse('changed_meanwhile', { ...(conflict && { conflict }) });
};
