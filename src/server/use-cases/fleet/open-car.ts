import type { KindId } from '#kinds/registry';
import type { Outcome } from '#domain/refusal';
import { carRepository, type StoredCar } from '../../db/repositories/fleet/car.repository';
import { openRow, type Opening } from '../open-row';

export const openCar = async (
  call: Opening & { params: { id: string; kind: KindId } },
): Promise<Outcome<StoredCar>> => {
  const { id, kind } = call.params;
  return openRow(call, { subject: 'car', id }, await carRepository(call.db).lock(id, kind));
};
