/** What people are told of. */
export const noticeTypes = [
  'waiting_for_you',
  'approval_reminder',
  'decided',
  'booked_for_you',
  'arranged',
  'changed',
  'cancelled',
  'seat_offered',
  'reminder',
  'expired',
  'unserved',
  'noshow',
  'overdue',
  'rate',
  'reply',
  'expiring',
  'dead_letter',
  'trial',
  'truth_broken',
  'trouble',
] as const;

export type NoticeType = (typeof noticeTypes)[number];

/** Besides the bell, which everybody has. */
export const channels = ['push', 'email', 'line'] as const;

export type Channel = (typeof channels)[number];

export const isChannel = (text: string): text is Channel =>
  channels.some((channel) => channel === text);

/** What somebody does not want to hear of, and where. */
export type Muted = { type: NoticeType; channel: Channel };
