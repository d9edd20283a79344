/** What people are told of. */
export const noticeTypes = [
  'waiting_for_you',
  'approval_reminder',
  'passed_on',
  'undecided',
  'decided',
  'booked_for_you',
  'arranged',
  'changed',
  'cancelled',
  'seat_offered',
  'seat_lapsed',
  'reminder',
  'expired',
  'no_car',
  'unserved',
  'noshow',
  'overdue',
  'car_late',
  'rate',
  'reply',
  'expiring',
  'dead_letter',
  'trial',
  'truth_broken',
  'trouble',
  'urgent',
  'declined',
  'trip_offered',
] as const;

export type NoticeType = (typeof noticeTypes)[number];

/** Of a person, besides the bell, which everybody has. */
export const personalChannels = ['push', 'email', 'line'] as const;

/** Teams is a channel of a site: whoever arranges there reads it. */
export const channels = [...personalChannels, 'teams'] as const;

export type PersonalChannel = (typeof personalChannels)[number];
export type Channel = (typeof channels)[number];

export const isPersonalChannel = (text: string): text is PersonalChannel =>
  personalChannels.some((channel) => channel === text);

/** What somebody does not want to hear of, and where. */
export type Muted = { type: NoticeType; channel: PersonalChannel };

/** What changes the entry in a calendar; only such a mail is sent as an invitation. */
export const calendarTypes: ReadonlySet<NoticeType> = new Set([
  'arranged',
  'changed',
  'cancelled',
  'decided',
  'expired',
  'unserved',
  'noshow',
]);
