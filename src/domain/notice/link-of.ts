import type { NoticeType } from './notice-types';

export type About = {
  type: NoticeType;
  subject: string;
  subjectId: string | null;
  params: Readonly<Record<string, string>>;
};

const toBooking = ({ subjectId }: About) => `/checkbooking?booking=${subjectId}`;

/** For whoever arranges, opened on its day. */
const toArranging = ({ subjectId, params }: About) =>
  `/admin/${params['kind']}/arrangecartable?day=${params['day']}&open=booking:${subjectId}`;

const toDay = ({ params }: About) =>
  `/admin/${params['kind']}/arrangecartable?day=${params['day']}`;

const toTrip = ({ subjectId, params }: About) =>
  `/admin/${params['kind']}/arrangecartable?day=${params['day']}&open=trip:${subjectId}`;

/** Which of the cars a plate that the gate does not know may be. */
const toCars = ({ params }: About) =>
  `/admin/${params['kind']}/managecar?q=${encodeURIComponent(params['plate'] ?? '')}`;

const toLinks = ({ params }: About) => `/admin/${params['kind']}/managecar?tab=links`;

const toPaper = ({ subject, subjectId, params }: About) => {
  if (subject === 'driver') return `/admin/driver?open=${subjectId}`;
  // The reader arranges none of its kinds any more.
  if (!params['kind']) return '/admin';
  const page = subject === 'car' ? 'managecar' : params['page'];
  return `/admin/${params['kind']}/${page}?open=${subjectId}`;
};

/** A record is long: what expires stands far below its top. */
const toExpiring = (about: About) => {
  const part = { car: '#car-paper', driver: '#licence', provider: '#contract' }[about.subject];
  const link = toPaper(about);
  return part && link.includes('?') ? link + part : link;
};

const toDecision = ({ subjectId }: About) => `/approve?booking=${subjectId}`;
const toRating = ({ subjectId }: About) => `/evaluate?booking=${subjectId}`;
const toReply = ({ subjectId }: About) => `/evaluate?reply=${subjectId}`;
const toService = () => '/admin/user?tab=service';
const toChannels = () => `${toService()}#channels`;
const toCheck = () => `${toService()}#truths`;

/** Whoever rides reads of the same as whoever arranges, who is told the day. */
const forEither = (about: About) =>
  (about.params['day'] === undefined ? toBooking : toArranging)(about);

const elsewhere: Partial<Record<NoticeType, (about: About) => string>> = {
  waiting_for_you: toDecision,
  approval_reminder: toDecision,
  expired: (about) => (about.params['decider'] === undefined ? toBooking(about) : '/approve'),
  rate: toRating,
  reply: toReply,
  overdue: (about) => {
    if (about.params['day'] !== undefined) return toArranging(about);
    return `${toBooking(about)}&handover=${about.params['extend'] === undefined ? 'return' : 'extend'}`;
  },
  car_late: forEither,
  no_car: forEither,
  // The booking is no longer theirs to read.
  cancelled: (about) => (about.params['left'] === undefined ? toBooking(about) : '/checkbooking'),
  urgent: toArranging,
  declined: toTrip,
  // The trip is no longer theirs to read.
  trip_offered: (about) => (about.params['matter'] === 'withdrawn' ? toDay : toTrip)(about),
  expiring: toExpiring,
  dead_letter: toChannels,
  trial: toChannels,
  truth_broken: toCheck,
  trouble: (about) => {
    if (about.subject === 'trip') return toTrip(about);
    if (about.subject === 'link') return toLinks(about);
    return about.subject === 'car' ? toPaper(about) : toCars(about);
  },
};

/** Where its one action leads inside the app. */
export const linkOf = (about: About): string => (elsewhere[about.type] ?? toBooking)(about);
