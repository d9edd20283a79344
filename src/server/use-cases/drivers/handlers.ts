import * as leaves from './driver-leaves';
import * as drivers from './drivers';
import * as hoursRules from './hours-rules';
import { listOvertime } from './overtime';

export const driverHandlers = { ...drivers, ...leaves, ...hoursRules, listOvertime };
