import { directions } from '#contract/rules';
import { done, refuse } from '#domain/refusal';
import { kinds } from '#kinds/registry';
import type { UseCase } from '../../call';
import { routeRepository } from '../../db/repositories/rules/route.repository';
import { judgeRoute } from './judge-route';
import { answerRules } from './show-rules';
import { tell } from '../tell';

export const addRoute: UseCase<'addRoute'> = async (call) => {
  const { kind } = call.params;
  if (!kinds[kind].runsRoutes) return refuse('not_found');
  const { body, language, db, newId } = call;
  const routes = routeRepository(db);
  const problems = judgeRoute(body, await routes.places(kinds[kind].site, language), null);
  if (Object.keys(problems).length > 0) return refuse('invalid_input', { fields: problems });
  const id = newId();
  await routes.add(id, kind, body);
  for (const direction of directions) await routes.saveStops(id, direction, body[direction]);
  const { confirm: _, ...after } = body;
  await tell(
    {
      action: 'create',
      subject: 'route',
      id: id,
      after: { kind, ...after },
    },
    call,
  );
  return done(await answerRules(kind, { saved: true, breaks: [] }, call));
};
