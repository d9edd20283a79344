import type { RefusalCode } from '#domain/refusal';

/** The one place where a refusal becomes an HTTP status. */
export const refusalStatus = {
  invalid_input: 400,
  not_signed_in: 401,
  account_not_allowed: 403,
  unknown_employee: 403,
  not_allowed: 403,
  not_found: 404,
  changed_meanwhile: 409,
  already_decided: 409,
  no_longer_possible: 409,
  too_large: 413,
  not_now: 409,
  nothing_new: 409,
  offer_gone: 409,
  seats_taken: 409,
  car_taken: 409,
  driver_taken: 409,
  trip_locked: 409,
  wants_alone: 409,
  undo_gone: 409,
  no_approver: 409,
  own_rights: 409,
  last_admin: 409,
  second_admin: 409,
  account_moved: 409,
  rating_closed: 409,
  rated_already: 409,
  breaks_trips: 409,
  car_out: 409,
  driver_out: 409,
  own_expense: 409,
  month_open: 409,
  key_reused: 422,
  rate_limited: 429,
  uploads_used_up: 429,
  internal_error: 500,
  service_closed: 503,
  temporarily_unavailable: 503,
} as const satisfies Record<RefusalCode, number>;

/** Seconds after which asking again makes sense. */
export const usualRetryAfter: Partial<Record<RefusalCode, number>> = {
  rate_limited: 5,
  temporarily_unavailable: 5,
  service_closed: 60,
};
