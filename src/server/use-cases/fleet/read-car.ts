import { can } from '#domain/access/can';
import { refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { showCar } from './show-car';

export const readCar: UseCase<'readCar'> = async (call) => {
  const { actor, params } = call;
  if (!can(actor, 'fleet:read', params)) return refuse('not_allowed');
  return showCar(params.id, params.kind, call);
};
