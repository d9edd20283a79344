import { can } from '#domain/access/can';
import { addDays, atMinute, dayOf } from '#domain/dates/bangkok-time';
import { done } from '#domain/refusal';
import type { UseCase } from '../../call';
import { arrangingWaitingRepository } from '../../db/repositories/arranging/arranging-waiting.repository';
import { carRepository } from '../../db/repositories/fleet/car.repository';
import { onlyProvider } from './only-provider';

/** What is to be done next: today and tomorrow. */
const DAYS = 2;

export const countWaiting: UseCase<'countWaiting'> = async ({ actor, params, db, now }) => {
  const until = atMinute(addDays(dayOf(now), DAYS), 0);
  const of = { kind: params.kind, providerId: onlyProvider(actor) };
  const { count, first } = await arrangingWaitingRepository(db).find(of, { from: now, until });
  return done({
    count,
    firstDay: first && dayOf(first),
    carsToCheck: can(actor, 'fleet:read', { kind: params.kind })
      ? await carRepository(db).countToCheck(params.kind)
      : 0,
  });
};
