import * as v from 'valibot';

const name = v.object({ th: v.string(), en: v.string() });

/** `/config.json`: what one build needs to know of the place where it runs. */
export const appConfig = v.object({
  apiHost: v.string(),
  version: v.string(),
  identity: v.object({
    clientId: v.string(),
    authority: v.string(),
    graphMe: v.string(),
    knownAuthorities: v.array(v.string()),
    /** Only for the local provider, which speaks plain http on this machine. */
    authorityMetadata: v.optional(v.string()),
  }),
  rejectedDomain: v.string(),
  /** What the company calls its sites. */
  sites: v.optional(v.object({ nava: name, amata: name })),
  /** The demo company's: nothing that is booked here is true. */
  isDemo: v.optional(v.boolean()),
});

export type AppConfig = v.InferOutput<typeof appConfig>;
