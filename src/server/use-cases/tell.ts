import type { EventAction, EventSubject } from '#domain/history/event';
import type { Db } from '../db/client';
import { eventRepository } from '../db/repositories/audit/event.repository';

export type Tools = { db: Db; now: Date; newId: () => string };

type EventFacts = {
  subject?: EventSubject;
  /** Absent where there is only one such thing, or none that has an id. */
  id?: string;
  action: EventAction;
  reason?: string | null;
  before?: Readonly<Record<string, unknown>>;
  after?: Readonly<Record<string, unknown>>;
};

/** Whoever calls did it, unless the event says who; null is the clock. */
type Telling =
  | [tools: Tools, event: EventFacts & { by: string | null }]
  | [call: Tools & { actor: { personId: string } }, event: EventFacts & { by?: never }];

/** Every action is one event: the history people read, and what the screens that look on are told by. */
export const tell = (...[tools, event]: Telling): Promise<unknown> => {
  const { subject = 'booking', id, action, reason, before, after } = event;
  const { by = 'actor' in tools ? tools.actor.personId : null } = event;
  return eventRepository(tools.db).append({
    id: tools.newId(),
    at: tools.now,
    by,
    action,
    subject,
    ...(id && { subjectId: id }),
    ...(reason && { reason }),
    ...(before && { before }),
    ...(after && { after }),
  });
};
