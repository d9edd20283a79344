import type { BookingOptions } from '#contract/booking-options';

/** The notice period as people say it. */
export const noticeHours = ({ rules }: Pick<BookingOptions, 'rules'>): { hours: number } => ({
  hours: Math.ceil(rules.noticeMinutes / 60),
});
