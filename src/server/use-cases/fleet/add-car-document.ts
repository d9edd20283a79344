import { refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { carPartRepository } from '../../db/repositories/fleet/car-part.repository';
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
  await tell(
    {
      subject: 'car',
      id: carId,
      action: 'add-paper',
      after: { documentId: id, ...body },
    },
    call,
  );
  return showCar(carId, kind, call);
};
