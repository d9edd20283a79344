import { rentalCalls } from './arranging-rental-calls';
import { bookingCalls } from './booking-calls';
import { checkPermissionPath } from './check-permission-path';
import { accepted, contacts, problemReport } from './contacts';
import { languageChoice, noAdmin, permission } from './people';
import { ratingCalls } from './rating-calls';
import { referenceCalls } from './reference-calls';
import { serviceState, serviceStateChange, tripsUnderway } from './service-state';
import type { Contract } from './endpoint';

/** What every phone may ask, and what the shell asks for everybody. The administration's calls come when they are used. */
export const employeeContract = {
  checkPermission: {
    method: 'GET',
    path: checkPermissionPath,
    summary: 'Who am I, and what may I do here',
    action: 'permission:read',
    output: permission,
    otherAnswers: { 403: noAdmin },
    refusals: [],
    whenClosed: true,
  },
  readServiceState: {
    method: 'GET',
    path: '/admin/global-state',
    summary: 'Is the service open, and what to say when it is not',
    action: 'service-state:read',
    output: serviceState,
    refusals: [],
    whenClosed: true,
  },
  changeServiceState: {
    method: 'POST',
    path: '/admin/global-state',
    summary: 'Open or close the service, or edit its wording: one field per call',
    action: 'service-state:write',
    body: serviceStateChange,
    output: serviceState,
    refusals: ['not_allowed'],
    whenClosed: true,
  },
  countTripsUnderway: {
    method: 'GET',
    path: '/admin/trips-underway',
    summary: 'How many trips are under way, to be said before the service is closed',
    action: 'service-state:write',
    output: tripsUnderway,
    refusals: ['not_allowed'],
  },
  chooseLanguage: {
    method: 'PUT',
    path: '/employee/language',
    summary: 'The language for my e-mails and notices',
    action: 'language:choose',
    body: languageChoice,
    output: languageChoice,
    refusals: [],
    whenClosed: true,
  },
  listContacts: {
    method: 'GET',
    path: '/employee/contacts',
    summary: 'Whom to call, for each service',
    action: 'contacts:read',
    output: contacts,
    refusals: [],
    whenClosed: true,
  },
  reportProblem: {
    method: 'POST',
    path: '/employee/problem-reports',
    summary: 'Report a problem with the app or a trip',
    action: 'problem:report',
    body: problemReport,
    output: accepted,
    refusals: ['key_reused'],
    idempotent: true,
    whenClosed: true,
  },
  ...referenceCalls,
  ...bookingCalls,
  ...rentalCalls,
  ...ratingCalls,
} as const satisfies Contract;
