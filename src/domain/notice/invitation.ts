import { BANGKOK_OFFSET_MS, type Instant } from '../dates/bangkok-time';
import { escaped, folded, utc } from '../booking/calendar-file';

export type Method = 'REQUEST' | 'CANCEL';

type Invitation = {
  bookingId: string;
  /** Rises with each message about the booking to this person. */
  sequence: number;
  method: Method;
  startsAt: Instant;
  endsAt: Instant;
  title: string;
  place: string | null;
  notes: readonly string[];
  url: string;
  /** False until there is a car for it. */
  isFirm: boolean;
  organizer: Mailbox;
  attendee: Mailbox;
  madeAt: Date;
};

type Mailbox = { name: string; address: string };

const TIME_ZONE = 'Asia/Bangkok';

const inBangkok = (instant: Instant): string =>
  utc(new Date(Date.parse(instant) + BANGKOK_OFFSET_MS)).slice(0, -1);

/** A name inside quotes cannot hold quotes. */
const named = ({ name, address }: Mailbox): string =>
  `CN="${name.replaceAll('"', "'")}":mailto:${address}`;

const statusOf = ({ method, isFirm }: Invitation): string => {
  if (method === 'CANCEL') return 'CANCELLED';
  return isFirm ? 'CONFIRMED' : 'TENTATIVE';
};

/** An invitation by e-mail (RFC 6047), of which a later one changes or takes back the same entry. */
export const invitation = (given: Invitation): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Car Pool//Booking//TH',
    'CALSCALE:GREGORIAN',
    `METHOD:${given.method}`,
    'BEGIN:VTIMEZONE',
    `TZID:${TIME_ZONE}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0700',
    'TZOFFSETTO:+0700',
    'TZNAME:+07',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    `UID:${given.bookingId}@carpool`,
    `SEQUENCE:${given.sequence}`,
    `DTSTAMP:${utc(given.madeAt)}`,
    `DTSTART;TZID=${TIME_ZONE}:${inBangkok(given.startsAt)}`,
    `DTEND;TZID=${TIME_ZONE}:${inBangkok(given.endsAt)}`,
    `SUMMARY:${escaped(given.title)}`,
    ...(given.place === null ? [] : [`LOCATION:${escaped(given.place)}`]),
    `DESCRIPTION:${escaped([...given.notes, given.url].join('\n'))}`,
    `URL:${given.url}`,
    `ORGANIZER;${named(given.organizer)}`,
    `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE;${named(given.attendee)}`,
    `STATUS:${statusOf(given)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
