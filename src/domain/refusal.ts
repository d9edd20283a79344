/** The closed list of reasons for saying no. Each has words in `words/refusals.ts` and a status in the server. */
export const refusalCodes = [
  'invalid_input',
  'not_signed_in',
  'account_not_allowed',
  'unknown_employee',
  'not_allowed',
  'not_found',
  'changed_meanwhile',
  'already_decided',
  'no_longer_possible',
  'not_now',
  'nothing_new',
  'offer_gone',
  'seats_taken',
  'car_taken',
  'driver_taken',
  'trip_locked',
  'wants_alone',
  'undo_gone',
  'no_approver',
  'own_rights',
  'last_admin',
  'second_admin',
  'account_moved',
  'rating_closed',
  'rated_already',
  'breaks_trips',
  'car_out',
  'driver_out',
  'own_expense',
  'month_open',
  'key_reused',
  'service_closed',
  'too_large',
  'rate_limited',
  'uploads_used_up',
  'temporarily_unavailable',
  'internal_error',
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

/** What stands in the way, field by field: a path such as `stops.0.place` and the code of its message, with what it is about if need be. */
export type FieldProblems = Readonly<Record<string, string>>;

/** Who changed what since it was read; of several it is named which. */
export type Conflict = {
  by: string | null;
  at: string;
  version: number;
  what?: string | undefined;
};

export type Refusal = {
  code: RefusalCode;
  fields?: FieldProblems;
  conflict?: Conflict;
  /** Seconds after which asking again makes sense, where it is not the usual time. */
  retryAfter?: number;
};

export type Outcome<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

export const done = <T>(value: T): Outcome<T> => ({ ok: true, value });

export const refuse = (code: RefusalCode, more: Omit<Refusal, 'code'> = {}): Outcome<never> => ({
  ok: false,
  refusal: { code, ...more },
});
