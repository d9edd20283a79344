import { callsAt } from './calls';
import type { Contract } from './endpoint';
import {
  driverLineCode,
  lineMessage,
  lineMessageSent,
  linkGroup,
  linkListPage,
  linkOptions,
  linkQuery,
  linkRow,
  linksEnded,
  linksTogether,
  linksForPrint,
  madeLink,
  newLink,
  printedLinks,
  rideCard,
} from './links';

const reading = callsAt('/admin/:kind/links', 'link:read');
const writing = callsAt('/admin/:kind/links', 'link:write');

/** Links for those without an account. Making one is no repeatable call: its answer, with the token, would be kept. */
export const linkCalls = {
  listLinks: reading.get('', {
    summary: 'Links of drivers, gates and guests of this kind; the latest first',
    query: linkQuery,
    output: linkListPage,
  }),
  readLinkOptions: reading.get('/options', {
    summary: 'Drivers for whom a link can be made',
    output: linkOptions,
  }),
  readLinksTogether: reading.get('/:id/together', {
    summary: 'How many valid links would end with it, of its driver and of its day’s print',
    output: linksTogether,
  }),
  makeLink: writing.post('', {
    summary: 'Make a link for a driver or a gate; its token is answered once and kept nowhere',
    body: newLink,
    output: madeLink,
  }),
  sendLink: writing.post('/line', {
    summary: 'Send a driver their new link by LINE; its token comes from whoever made it',
    body: lineMessage,
    output: lineMessageSent,
    refusals: ['not_found', 'not_now', 'temporarily_unavailable'],
  }),
  makeDriverLineCode: writing.post('/:id/line-code', {
    summary: 'A code of six digits by which the driver of a link makes their LINE known',
    output: driverLineCode,
    refusals: ['not_now'],
  }),
  printLinks: writing.post('/printed', {
    summary: 'Links for job sheets, one a driver, until the day after',
    body: printedLinks,
    output: linksForPrint,
  }),
  revokeLink: writing.move('/:id/revoke', {
    summary: 'End a link at once',
    output: linkRow,
  }),
  revokeLinks: writing.post('/:id/revoke-group', {
    summary: 'End at once all valid links of its driver, or all that were printed for its day',
    body: linkGroup,
    output: linksEnded,
  }),
  shareRide: callsAt('/employee/bookings', 'booking:write').post('/:id/card', {
    summary: 'A card for whoever rides without an account: when, where, which car',
    output: rideCard,
    refusals: ['not_now', 'rate_limited'],
  }),
} as const satisfies Contract;
