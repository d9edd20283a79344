import { can } from '#domain/access/can';
import { refuse } from '#domain/refusal';
import { decideEndEarlier } from '#domain/trip/decide-rental-end';
import type { UseCase } from '../../call';
import { arrangingKindRepository } from '../../db/repositories/arranging-kind.repository';
import { moveRentalEnd } from './move-rental-end';
import { openRental } from './open-rental';

export const endRentalEarlier: UseCase<'endRentalEarlier'> = async (call) => {
  if (!can(call.actor, 'booking:write')) return refuse('not_allowed');
  const { body, db, now } = call;
  const opened = await openRental(call);
  if (!opened.ok) return opened;
  const { kind, status, rows } = opened.value;
  const { longestMinutes } = await arrangingKindRepository(db).rules(kind);
  const decided = decideEndEarlier({
    state: status,
    now,
    startsAt: rows.startsAt,
    endsAt: rows.endsAt,
    newEnd: body.endsAt,
    longestMinutes,
  });
  if (!decided.ok) return decided;
  return moveRentalEnd(call, opened.value, { endsAt: decided.value, action: 'end-earlier' });
};
