import { addDays, dayOf, type Day } from '#domain/dates/bangkok-time';
import type { Query } from '../../admin-kit/list/list-definition';

export const views = ['summary', 'answers', 'inbox'] as const;

export type View = (typeof views)[number];

export const asView = (typed: unknown): View => views.find((view) => view === typed) ?? 'summary';

const USUAL_DAYS = 90;

/** What is looked at where the address says no days. */
export const usualPeriod = (days = USUAL_DAYS, today: Day = dayOf(new Date())) => ({
  from: addDays(today, 1 - days),
  to: today,
});

/** The address may name one day only, or none. */
export const withPeriod = (query: Query): Query & { from: Day; to: Day } => {
  const usual = usualPeriod();
  const to = query['to'] ?? usual.to;
  const from = query['from'] ?? (to < usual.from ? to : usual.from);
  return { ...query, from, to };
};
