import { directions } from '#contract/rules';
import { done, refuse } from '#domain/refusal';
import { kinds } from '#kinds/registry';
import type { UseCase } from '../../call';
import { eventRepository } from '../../db/repositories/audit/event.repository';
import { routeRepository } from '../../db/repositories/rules/route.repository';
import { judgeRoute } from './judge-route';
import { answerRules } from './show-rules';

export const addRoute: UseCase<'addRoute'> = async (call) => {
  const { kind } = call.params;
  if (!kinds[kind].runsRoutes) return refuse('not_found');
  const { actor, body, language, db, now, newId } = call;
  const routes = routeRepository(db);
  const problems = judgeRoute(body, await routes.places(kinds[kind].site, language), null);
  if (Object.keys(problems).length > 0) return refuse('invalid_input', { fields: problems });
  const id = newId();
  await routes.add(id, kind, body);
  for (const direction of directions) await routes.saveStops(id, direction, body[direction]);
  const { confirm: _, ...after } = body;
  await eventRepository(db).append({
    id: newId(),
    at: now,
    by: actor.personId,
    action: 'create',
    subject: 'route',
    subjectId: id,
    after: { kind, ...after },
  });
  return done(await answerRules(kind, { saved: true, breaks: [] }, call));
};
