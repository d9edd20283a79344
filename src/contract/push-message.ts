import * as v from 'valibot';
import { languages } from '#domain/language';

/** What a phone is sent; the server says the words, since the worker that shows them knows none. */
export const pushMessage = v.object({
  noticeId: v.string(),
  /** What it is about: a newer message of the same takes its place. */
  tag: v.string(),
  title: v.string(),
  body: v.string(),
  /** Of the words, for whoever has them read aloud; one from before this was said has none. */
  language: v.optional(v.picklist(languages), 'th'),
  /** The buttons below it; each leads to `link`, where a person signs in before anything is decided. */
  actions: v.array(v.string()),
  link: v.string(),
});

export type PushMessage = v.InferOutput<typeof pushMessage>;
