import { addDays, dayOf } from '#domain/dates/bangkok-time';
import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { comingBookingRepository } from '../../db/repositories/bookings/coming-booking.repository';
import { routeRepository } from '../../db/repositories/rules/route.repository';
import { tell } from '../tell';
import { answerRules } from './show-rules';
import { openRow } from '../open-row';
import { saveChange } from '../save-change';

export const addDeparture: UseCase<'addDeparture'> = async (call) => {
  const { kind } = call.params;
  const { body, language, db, now, newId } = call;
  const routes = routeRepository(db);
  if (!(await routes.lock(body.routeId, kind))) return refuse('not_found');
  const route = (await routes.list(kind, language)).find(({ id }) => id === body.routeId);
  const field = (name: string, code: string) =>
    refuse('invalid_input', { fields: { [name]: code } });
  if (!route || route[body.direction].length === 0) return field('direction', 'no_stops_there');
  if (body.firstDay < dayOf(now)) return field('firstDay', 'in_the_past');
  if (body.lastDay !== null && body.lastDay < body.firstDay)
    return field('lastDay', 'end_before_start');
  const id = newId();
  await routes.addDeparture(id, body);
  const { routeId, ...after } = body;
  await tell(call, {
    action: 'add-departure',
    subject: 'route',
    id: routeId,
    after: { entryId: id, ...after },
  });
  return done(await answerRules(kind, { saved: true, breaks: [] }, call));
};

/** Another time of day is another departure: this one ends and the other is added. Trips made keep their seats. */
export const changeDeparture: UseCase<'changeDeparture'> = async (call) => {
  const { kind, id } = call.params;
  const { body, language, db, now } = call;
  const routes = routeRepository(db);
  const locked = await routes.lockDeparture(id, kind);
  if (!locked) return refuse('not_found');
  const opened = await openRow(call, { subject: 'route', id: locked.routeId }, locked);
  if (!opened.ok) return opened;
  const standing = opened.value;
  // Yesterday is the earliest end: what ran already cannot be taken back.
  const isTooEarly =
    body.lastDay !== null &&
    body.lastDay !== standing.lastDay &&
    (body.lastDay < addDays(dayOf(now), -1) || body.lastDay < standing.firstDay);
  if (isTooEarly) return refuse('invalid_input', { fields: { lastDay: 'in_the_past' } });
  const runs = { before: standing, after: body };
  const coming = await comingBookingRepository(db, language).ofDeparture(kind, id, runs, now);
  const breaks = coming.map((booking) => ({ ...booking, why: 'no_departure' as const }));
  if (breaks.length > 0 && !body.confirm)
    return done(await answerRules(kind, { saved: false, breaks }, call));
  const { direction, departs, weekdays, seats, lastDay } = standing;
  const which = { entryId: id, direction, departs };
  const change = {
    action: 'change-departure',
    subject: 'route',
    id: standing.routeId,
    before: { ...which, weekdays, seats, lastDay },
    after: { ...which, weekdays: body.weekdays, seats: body.seats, lastDay: body.lastDay },
  } as const;
  await saveChange(call, change, () => routes.saveDeparture(standing, body));
  return done(await answerRules(kind, { saved: true, breaks }, call));
};
