import type { ApprovalRequest } from '#contract/approvals';
import { dayOf } from '#domain/dates/bangkok-time';
import { formatDate, formatTime } from '#domain/dates/format-bangkok';
import { parseBaht, sayBaht } from '#domain/money';
import { baht } from '#words/booking-summary';
import { vehicleClassNames } from '#words/bookings';
import type { Say } from '#words/message';
import { sayDay, sayMoment } from '../../form/say-time';
import type { InWords } from './find-differences';

type Period = Pick<ApprovalRequest, 'startsAt' | 'endsAt'>;

/** The day and the time of it; a trip over several days says its last one too. */
export const sayWhen = (say: Say, { startsAt, endsAt }: Period, now: Date): string =>
  dayOf(startsAt) === dayOf(endsAt)
    ? `${sayDay(say, dayOf(startsAt), now)} ${formatDate(startsAt)} ${formatTime(startsAt)}–${formatTime(endsAt)}`
    : `${sayMoment(say, startsAt, now)} – ${sayMoment(say, endsAt, now)}`;

export const sayMoney = (say: Say, amount: string): string =>
  say(baht, { amount: sayBaht(parseBaht(amount) ?? 0) });

const isNamed = (name: string): name is keyof typeof vehicleClassNames =>
  Object.hasOwn(vehicleClassNames, name);

export const sayClass = (say: Say, name: string): string =>
  isNamed(name) ? say(vehicleClassNames[name]) : name;

export const sayAsked = (say: Say, request: ApprovalRequest, now: Date): InWords => {
  return {
    when: sayWhen(say, request, now),
    places: request.places.join(' → ') || null,
    seats: String(request.seats),
    class: request.class && sayClass(say, request.class),
    car: request.car,
    people: request.people.join(', ') || null,
    purpose: request.purpose || null,
    costCentre: request.costCentre || null,
    note: request.note,
    estimate: request.estimate && sayMoney(say, request.estimate),
  };
};
