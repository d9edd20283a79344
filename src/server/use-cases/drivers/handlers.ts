import * as leaves from './driver-leaves';
import * as drivers from './drivers';
import * as hoursRules from './hours-rules';

export const driverHandlers = { ...drivers, ...leaves, ...hoursRules };
