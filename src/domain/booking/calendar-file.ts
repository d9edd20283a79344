import type { BookingState } from './states';

/** What a calendar needs to know of one booking, in the reader's words. */
export type CalendarEntry = {
  bookingId: string;
  version: number;
  startsAt: string;
  endsAt: string;
  title: string;
  place: string | null;
  notes: readonly string[];
  state: BookingState;
  url: string;
  madeAt: Date;
};

/** Octets of one line, by RFC 5545. */
const LINE_OCTETS = 75;

/** In UTF-8. */
const octetsOf = (letter: string): number => {
  const point = letter.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
};

/** Firm once there is a car for it. */
const firm: ReadonlySet<BookingState> = new Set(['arranged', 'ongoing', 'completed']);
const open: ReadonlySet<BookingState> = new Set(['pending', 'returned', 'waitlisted', 'approved']);

const statusOf = (state: BookingState): string => {
  if (firm.has(state)) return 'CONFIRMED';
  return open.has(state) ? 'TENTATIVE' : 'CANCELLED';
};

export const utc = (instant: string | Date): string =>
  `${new Date(instant).toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`;

export const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, '\\n');

/** Between letters, never inside one: a Thai letter has three octets. */
export const folded = (line: string): string => {
  let octets = 0;
  let result = '';
  for (const letter of line) {
    const size = octetsOf(letter);
    if (octets + size > LINE_OCTETS) {
      result += '\r\n ';
      octets = 1;
    }
    result += letter;
    octets += size;
  }
  return result;
};

/**
 * An iCalendar file. The UID stays and SEQUENCE grows with the booking's version, so that a calendar that has it
 * already changes its entry instead of getting a second one.
 */
export const calendarFile = (entry: CalendarEntry): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Car Pool//Booking//TH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${entry.bookingId}@carpool`,
    `SEQUENCE:${entry.version}`,
    `DTSTAMP:${utc(entry.madeAt)}`,
    `DTSTART:${utc(entry.startsAt)}`,
    `DTEND:${utc(entry.endsAt)}`,
    `SUMMARY:${escaped(entry.title)}`,
    ...(entry.place === null ? [] : [`LOCATION:${escaped(entry.place)}`]),
    // Calendars that do not show a URL show the text.
    `DESCRIPTION:${escaped([...entry.notes, entry.url].join('\n'))}`,
    `URL:${entry.url}`,
    `STATUS:${statusOf(entry.state)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(entry.title)}`,
    'TRIGGER:-PT30M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
