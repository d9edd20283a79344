import * as leaves from './driver-leaves';
import * as drivers from './drivers';

export const driverHandlers = { ...drivers, ...leaves };
