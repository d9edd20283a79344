import type { ApprovalRequest } from '#contract/approvals';
import { parseBaht, sayBaht } from '#domain/money';
import { baht } from '#words/booking-summary';
import { vehicleClassNames } from '#words/bookings';
import type { Say } from '#words/message';
import { sayWhen } from './say-when';
import type { InWords } from './find-differences';

type Period = Pick<ApprovalRequest, 'startsAt' | 'endsAt'>;

export const sayWhole = (say: Say, period: Period, now: Date): string => {
  const { day, time } = sayWhen(say, period, now);
  return `${day} ${time}`;
};

export const sayMoney = (say: Say, amount: string): string =>
  say(baht, { amount: sayBaht(parseBaht(amount) ?? 0) });

const isNamed = (name: string): name is keyof typeof vehicleClassNames =>
  Object.hasOwn(vehicleClassNames, name);

export const sayClass = (say: Say, name: string): string =>
  isNamed(name) ? say(vehicleClassNames[name]) : name;

export const sayAsked = (say: Say, request: ApprovalRequest, now: Date): InWords => {
  return {
    when: sayWhole(say, request, now),
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
