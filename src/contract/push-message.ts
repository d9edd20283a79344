import * as v from 'valibot';

/** What a phone is sent; the server says the words, since the worker that shows them knows none. */
export const pushMessage = v.object({
  noticeId: v.string(),
  /** What it is about: a newer message of the same takes its place. */
  tag: v.string(),
  title: v.string(),
  body: v.string(),
  /** The buttons below it; each leads to `link`, where a person signs in before anything is decided. */
  actions: v.array(v.string()),
  link: v.string(),
});

export type PushMessage = v.InferOutput<typeof pushMessage>;
