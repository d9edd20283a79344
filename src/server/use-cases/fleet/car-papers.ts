import { refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { carPartRepository } from '../../db/repositories/fleet/car-part.repository';
import { openRow } from '../open-row';
import { saveChange } from '../save-change';
import { tell } from '../tell';
import { isUsable } from './judge-car';
import { openCar } from './open-car';
import { showCar } from './show-car';

export const addCarDocument: UseCase<'addCarDocument'> = async (call) => {
  const { params, body, db, newId } = call;
  const { id: carId, kind } = params;
  const opened = await openCar(call);
  if (!opened.ok) return opened;
  if (!(await isUsable(body.fileId, null, call)))
    return refuse('invalid_input', { fields: { fileId: 'invalid' } });
  const id = newId();
  await carPartRepository(db).addDocument({ id, carId }, body);
  await tell(call, {
    subject: 'car',
    id: carId,
    action: 'add-paper',
    after: { documentId: id, ...body },
  });
  return showCar(carId, kind, call);
};

export const changeCarDocument: UseCase<'changeCarDocument'> = async (call) => {
  const { params, body, db } = call;
  const { id: carId, kind, partId } = params;
  const opened = await openCar({ ...call, version: undefined });
  if (!opened.ok) return opened;
  const parts = carPartRepository(db);
  const locked = await parts.lockDocument({ id: partId, carId });
  const document = await openRow(call, { subject: 'car', id: carId }, locked);
  if (!document.ok) return document;
  const { version: _, ...before } = document.value;
  if (!(await isUsable(body.fileId, before.fileId, call)))
    return refuse('invalid_input', { fields: { fileId: 'invalid' } });
  const change = {
    subject: 'car',
    id: carId,
    action: 'change-paper',
    before: { documentId: partId, ...before },
    after: { documentId: partId, ...body },
  } as const;
  await saveChange(call, change, () => parts.changeDocument(partId, body));
  return showCar(carId, kind, call);
};
