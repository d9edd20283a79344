import * as v from 'valibot';

/** What can never happen, as the database is asked for it; the statements stand in `server/db/truths`. */
export const truthNames = [
  'car_once',
  'driver_once',
  'trip_in_one_car',
  'claims_kept',
  'self_drive_once',
  'seats_sold_once',
  'arranged_has_car',
  'answered_is_kept',
  'nobody_decides_own',
  'pending_is_decided',
  'history_kept',
  'notice_has_fact',
  'offer_was_told',
  'reports_agree',
  'rating_of_ride',
  'split_is_whole',
  'admin_stays',
  'named_exists',
  'guards_stand',
] as const;

export type TruthName = (typeof truthNames)[number];

const brokenTruth = v.object({
  name: v.picklist(truthNames),
  count: v.number(),
  /** The first few rows that break it. */
  ids: v.array(v.string()),
});

/** Null until the first night. */
export const truthCheck = v.object({
  checkedAt: v.nullable(v.string()),
  truths: v.number(),
  broken: v.array(brokenTruth),
});

export type BrokenTruth = v.InferOutput<typeof brokenTruth>;
export type TruthCheck = v.InferOutput<typeof truthCheck>;
