import * as v from 'valibot';

export const serviceWording = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'required'),
  v.maxLength(500, 'too_long'),
);

export const serviceState = v.object({
  isClose: v.boolean(),
  wording: v.string(),
  wordingEn: v.string(),
});

/** Said before closing, which does not bring these trips home. */
export const tripsUnderway = v.object({ count: v.number() });

/** Exactly one field per call, as the specification says; `wordingEn` is this product's extension. */
export const serviceStateChange = v.union([
  v.strictObject({ isClose: v.boolean() }),
  v.strictObject({ wording: serviceWording }),
  v.strictObject({ wordingEn: serviceWording }),
]);

export type ServiceState = v.InferOutput<typeof serviceState>;
export type ServiceStateChange = v.InferOutput<typeof serviceStateChange>;
