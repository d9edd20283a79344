import { formatDate, formatDateTime, formatTime } from './format-bangkok';

/** The day is said again only where it is another. */
export const formatPeriod = (from: string, until: string): string =>
  `${formatDateTime(from)} – ${formatDate(from) === formatDate(until) ? formatTime(until) : formatDateTime(until)}`;
