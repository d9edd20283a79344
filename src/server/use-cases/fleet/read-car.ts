import type { UseCase } from '../../call';
import { showCar } from './show-car';

export const readCar: UseCase<'readCar'> = async (call) => {
  const { params } = call;
  return showCar(params.id, params.kind, call);
};
