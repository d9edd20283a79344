import { callsAt } from './calls';
import type { Contract } from './endpoint';
import {
  departureChange,
  kindRulesView,
  newDeparture,
  newHoliday,
  newTerms,
  routeChange,
  rulesAnswer,
  rulesChange,
} from './rules';

const reading = callsAt('/admin/:kind', 'rules:read');
const writing = callsAt('/admin/:kind', 'rules:write', { output: rulesAnswer });

/** The rules of one kind. What breaks coming bookings is answered with their list, and saved with `confirm`. */
export const rulesCalls = {
  readRules: reading.get('/rules', {
    summary: 'Limits, holidays, and for shuttles routes and timetables',
    output: kindRulesView,
  }),
  changeRules: writing.put('/rules', {
    summary: 'Change the limits of a kind',
    body: rulesChange,
    versioned: true,
  }),
  addHoliday: writing.add('/holidays', {
    summary: 'Add a day on which nobody drives',
    body: newHoliday,
  }),
  removeHoliday: writing.remove('/holidays/:id', {
    summary: 'Drive on that day after all',
  }),
  addTerms: writing.add('/terms', {
    summary: 'A new text that whoever drives themselves accepts, from a day on',
    body: newTerms,
    versioned: true,
    refusals: ['not_found', 'nothing_new'],
  }),
  addRoute: writing.add('/routes', {
    summary: 'A new route with its stops',
    body: routeChange,
    refusals: ['not_found'],
  }),
  changeRoute: writing.put('/routes/:id', {
    summary: 'Rename a route, change its stops or retire it',
    body: routeChange,
    versioned: true,
  }),
  addDeparture: writing.add('/timetable', {
    summary: 'A new departure of a route',
    body: newDeparture,
    refusals: ['not_found'],
  }),
  changeDeparture: writing.put('/timetable/:id', {
    summary: 'On which days a departure runs, how many seats it sells, and until when',
    body: departureChange,
    versioned: true,
  }),
} as const satisfies Contract;
