import type { NoticeType } from './notice-types';

export type About = {
  type: NoticeType;
  subject: string;
  subjectId: string | null;
  params: Readonly<Record<string, string>>;
};

const toBooking = (id: string | null) => `/checkbooking?booking=${id}`;

/** For whoever arranges, opened on its day. */
const toArranging = ({ subjectId, params }: About) =>
  `/admin/${params['kind']}/arrangecartable?day=${params['day']}&open=booking:${subjectId}`;

const toPaper = ({ subject, subjectId, params }: About) =>
  subject === 'car'
    ? `/admin/${params['kind']}/managecar?open=${subjectId}`
    : `/admin/driver?open=${subjectId}`;

/** Where its one action leads inside the app. */
export const linkOf = (about: About): string => {
  const { type, subjectId, params } = about;
  switch (type) {
    case 'waiting_for_you':
    case 'approval_reminder':
      return `/approve?booking=${subjectId}`;
    case 'rate':
    case 'reply':
      return `/evaluate?booking=${subjectId}`;
    case 'overdue':
      return params['day'] === undefined
        ? `${toBooking(subjectId)}&handover=return`
        : toArranging(about);
    case 'expiring':
      return toPaper(about);
    case 'dead_letter':
    case 'trial':
      return '/admin/user?tab=service';
    default:
      return toBooking(subjectId);
  }
};
