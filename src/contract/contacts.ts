import * as v from 'valibot';

/** In the order in which they are looked for: whoever had an accident does not read on. */
export const contactServices = ['emergency', 'booking', 'vehicles', 'app'] as const;

export const contacts = v.array(
  v.object({
    service: v.picklist(contactServices),
    name: v.string(),
    role: v.string(),
    hours: v.string(),
    phone: v.nullable(v.string()),
    email: v.nullable(v.string()),
  }),
);

export const problemReport = v.object({
  message: v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), v.maxLength(2000, 'too_long')),
  page: v.pipe(v.string(), v.maxLength(500, 'too_long')),
  appVersion: v.pipe(v.string(), v.maxLength(100, 'too_long')),
  lastError: v.nullable(v.pipe(v.string(), v.maxLength(2000, 'too_long'))),
});

export const accepted = v.object({ id: v.string() });

export type Contacts = v.InferOutput<typeof contacts>;
export type ProblemReport = v.InferOutput<typeof problemReport>;
