import { Hono } from 'hono';
import { contract } from '#contract/contract';
import type { Handlers } from '../call';
import type { Deps } from '../deps';
import { changeServiceState } from '../use-cases/change-service-state';
import { chooseLanguage } from '../use-cases/choose-language';
import { listContacts } from '../use-cases/list-contacts';
import { readServiceState } from '../use-cases/read-service-state';
import { reportProblem } from '../use-cases/report-problem';
import { listDepartures } from '../use-cases/list-departures';
import { listFreeCars } from '../use-cases/list-free-cars';
import { readBookingOptions } from '../use-cases/read-booking-options';
import { readFile } from '../use-cases/read-file';
import { readForecast } from '../use-cases/read-forecast';
import { readLicence } from '../use-cases/read-licence';
import { saveLicence } from '../use-cases/save-licence';
import { searchPeople } from '../use-cases/search-people';
import { uploadFile } from '../use-cases/upload-file';
import { approveBooking } from '../use-cases/approvals/approve-booking';
import { countApprovals } from '../use-cases/approvals/count-approvals';
import { delegateApprovals } from '../use-cases/approvals/delegate-approvals';
import { listApprovals } from '../use-cases/approvals/list-approvals';
import { listDelegations } from '../use-cases/approvals/list-delegations';
import { readApproval } from '../use-cases/approvals/read-approval';
import { rejectBooking } from '../use-cases/approvals/reject-booking';
import { returnBooking } from '../use-cases/approvals/return-booking';
import { revokeDelegation } from '../use-cases/approvals/revoke-delegation';
import { cancelBooking } from '../use-cases/bookings/cancel-booking';
import { createBooking } from '../use-cases/bookings/create-booking';
import { editBooking } from '../use-cases/bookings/edit-booking';
import { listBookings } from '../use-cases/bookings/list-bookings';
import { previewBooking } from '../use-cases/bookings/preview-booking';
import { readBooking } from '../use-cases/bookings/read-booking';
import { takeSeatOffer } from '../use-cases/bookings/take-seat-offer';
import { changeRating } from '../use-cases/ratings/change-rating';
import { listDueRatings } from '../use-cases/ratings/list-due-ratings';
import { listMyRatings } from '../use-cases/ratings/list-my-ratings';
import { rateTrip } from '../use-cases/ratings/rate-trip';
import { findCarUse } from '../use-cases/reports/find-car-use';
import { listReportRows } from '../use-cases/reports/list-report-rows';
import { readReportOptions } from '../use-cases/reports/read-report-options';
import { readReport } from '../use-cases/reports/read-report';
import { countTripsUnderway } from '../use-cases/count-trips-underway';
import { decideAccountChange } from '../use-cases/accounts/decide-account-change';
import { listAccountChanges } from '../use-cases/accounts/list-account-changes';
import { proposeAccountChange } from '../use-cases/accounts/propose-account-change';
import { readPersonAccount } from '../use-cases/accounts/read-person-account';
import { listAdminUsers } from '../use-cases/users/list-admin-users';
import { readAdminUser } from '../use-cases/users/read-admin-user';
import { grantRights } from '../use-cases/users/grant-rights';
import { changeRights } from '../use-cases/users/change-rights';
import { readUserOptions } from '../use-cases/users/read-user-options';
import { setFallbackApprover } from '../use-cases/users/set-fallback-approver';
import { listProblemReports } from '../use-cases/users/list-problem-reports';
import { readProblemReport } from '../use-cases/users/read-problem-report';
import { changeProblemReport } from '../use-cases/users/change-problem-report';
import { importPeople } from '../use-cases/imports/import-people';
import { readAudit } from '../use-cases/audit/read-audit';
import { readRules } from '../use-cases/rules/read-rules';
import { changeRules } from '../use-cases/rules/change-rules';
import { addHoliday } from '../use-cases/rules/add-holiday';
import { removeHoliday } from '../use-cases/rules/remove-holiday';
import { addRoute } from '../use-cases/rules/add-route';
import { changeRoute } from '../use-cases/rules/change-route';
import { addDeparture } from '../use-cases/rules/add-departure';
import { changeDeparture } from '../use-cases/rules/change-departure';
import { addCarBlackout } from '../use-cases/fleet/add-car-blackout';
import { addCarDocument } from '../use-cases/fleet/add-car-document';
import { changeCar } from '../use-cases/fleet/change-car';
import { changeCarDocument } from '../use-cases/fleet/change-car-document';
import { changeCarStatus } from '../use-cases/fleet/change-car-status';
import { createCar } from '../use-cases/fleet/create-car';
import { endCarBlackout } from '../use-cases/fleet/end-car-blackout';
import { importCars } from '../use-cases/fleet/import-cars';
import { listBrokenTrips } from '../use-cases/fleet/list-broken-trips';
import { listCars } from '../use-cases/fleet/list-cars';
import { readCar } from '../use-cases/fleet/read-car';
import { readFleetOptions } from '../use-cases/fleet/read-fleet-options';
import { recordOdometer } from '../use-cases/fleet/record-odometer';
import { answerLowScore } from '../use-cases/satisfaction/answer-low-score';
import { listLowScores } from '../use-cases/satisfaction/list-low-scores';
import { listSatisfactionRows } from '../use-cases/satisfaction/list-satisfaction-rows';
import { readLowScore } from '../use-cases/satisfaction/read-low-score';
import { readSatisfaction } from '../use-cases/satisfaction/read-satisfaction';
import { readSatisfactionOptions } from '../use-cases/satisfaction/read-satisfaction-options';
import { answerRefusal } from './answer';
import type { AppEnv } from './app-env';
import { arrangingHandlers } from './arranging-handlers';
import { checkPermission, checkPermissionPath } from './check-permission';
import { corsFor } from './cors';
import { driverHandlers } from './driver-handlers';
import { health } from './health';
import { implement } from './implement';
import { createLimiter } from './limiter';
import { mountLive } from './live';
import { expenseHandlers } from './expense-handlers';
import { providerHandlers } from './provider-handlers';
import { openApiDocument } from './openapi';
import { referencePage } from './reference';

const handlers: Handlers = {
  readServiceState,
  changeServiceState,
  chooseLanguage,
  listContacts,
  reportProblem,
  readBookingOptions,
  searchPeople,
  listDepartures,
  readForecast,
  listFreeCars,
  uploadFile,
  readFile,
  readLicence,
  saveLicence,
  createBooking,
  listBookings,
  previewBooking,
  readBooking,
  editBooking,
  cancelBooking,
  takeSeatOffer,
  countTripsUnderway,
  listAccountChanges,
  readPersonAccount,
  proposeAccountChange,
  decideAccountChange,
  listAdminUsers,
  readAdminUser,
  grantRights,
  changeRights,
  readUserOptions,
  setFallbackApprover,
  listProblemReports,
  readProblemReport,
  changeProblemReport,
  importPeople,
  readAudit,
  readRules,
  changeRules,
  addHoliday,
  removeHoliday,
  addRoute,
  changeRoute,
  addDeparture,
  changeDeparture,
  ...arrangingHandlers,
  ...providerHandlers,
  ...expenseHandlers,
  listApprovals,
  countApprovals,
  readApproval,
  approveBooking,
  rejectBooking,
  returnBooking,
  listDelegations,
  delegateApprovals,
  revokeDelegation,
  listCars,
  readFleetOptions,
  readCar,
  createCar,
  changeCar,
  importCars,
  listBrokenTrips,
  changeCarStatus,
  addCarBlackout,
  endCarBlackout,
  addCarDocument,
  changeCarDocument,
  recordOdometer,
  ...driverHandlers,
  listDueRatings,
  listMyRatings,
  rateTrip,
  changeRating,
  readSatisfaction,
  readSatisfactionOptions,
  listSatisfactionRows,
  listLowScores,
  readLowScore,
  answerLowScore,
  readReport,
  listReportRows,
  readReportOptions,
  findCarUse,
};

export const createApi = (given: Deps): Hono<AppEnv> => {
  const deps = { ...given, limiter: createLimiter() };
  const api = new Hono<AppEnv>();
  if (deps.corsOrigin) api.use(corsFor(deps.corsOrigin));
  api.use(async (c, next) => {
    c.set('route', 'api');
    await next();
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  });
  api.route('/health', health(deps));
  const document = openApiDocument(deps.config);
  api.get('/openapi.json', (c) => c.json(document));
  api.get('/reference', (c) => c.html(referencePage(document)));
  api.get(checkPermissionPath, checkPermission(deps));
  mountLive(api, deps);
  implement(api, contract, handlers, deps);
  api.all('*', (c) => answerRefusal(c, { code: 'not_found' }));
  return api;
};
