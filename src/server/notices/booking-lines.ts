import type { BookingCard } from '#contract/bookings';
import { formatPeriod } from '#domain/dates/format-period';
import { openStates } from '#domain/booking/states';
import { formatThaiPhone } from '#domain/thai/phone';
import type { Say } from '#words/message';
import { mailCar, mailDriver, mailMeetingPoint, mailPeriod, mailWay } from '#words/notice-mail';

/** What stands in a booking, a line each. */
export const bookingLines = (card: BookingCard, say: Say): string[] => {
  const { from, to, car, driver, status, startsAt, endsAt } = card;
  // Nobody should go there for what is over or called off.
  const meetingPoint = openStates.some((open) => open === status) ? card.meetingPoint : null;
  const way = [from, to].flatMap((place) => place ?? []).join(' → ');
  return [
    say(mailPeriod, { period: formatPeriod(startsAt, endsAt) }),
    ...(way === '' ? [] : [say(mailWay, { way })]),
    ...(car ? [say(mailCar, { car: `${car.plate} ${car.description}` })] : []),
    ...(driver
      ? [
          say(mailDriver, {
            driver: [driver.name, formatThaiPhone(driver.phone ?? '')].join(' ').trim(),
          }),
        ]
      : []),
    ...(meetingPoint === null ? [] : [say(mailMeetingPoint, { place: meetingPoint })]),
  ];
};
