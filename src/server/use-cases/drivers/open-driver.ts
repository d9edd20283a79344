import type { Outcome } from '#domain/refusal';
import {
  driverChangeRepository,
  type StoredDriver,
} from '../../db/repositories/drivers/driver-change.repository';
import { openRow, type Opening } from '../open-row';

export const openDriver = async (
  call: Opening & { params: { id: string } },
): Promise<Outcome<StoredDriver>> => {
  const { id } = call.params;
  return openRow(call, { subject: 'driver', id }, await driverChangeRepository(call.db).lock(id));
};
