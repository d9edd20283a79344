import { dayOf } from '#domain/dates/bangkok-time';
import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { routeRepository } from '../../db/repositories/rules/route.repository';
import { answerRules } from './show-rules';
import { tell } from '../tell';

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
  await tell(
    {
      action: 'add-departure',
      subject: 'route',
      id: routeId,
      after: { entryId: id, ...after },
    },
    call,
  );
  return done(await answerRules(kind, { saved: true, breaks: [] }, call));
};
