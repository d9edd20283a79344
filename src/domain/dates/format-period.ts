import { formatDate, formatDateTime, formatTime } from './format-bangkok';

/** The day is said again only where it is another, a moment once. */
export const formatPeriod = (from: string, until: string): string => {
  const start = formatDateTime(from);
  if (formatDateTime(until) === start) return start;
  return `${start} – ${formatDate(from) === formatDate(until) ? formatTime(until) : formatDateTime(until)}`;
};
