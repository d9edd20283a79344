import type { BookingCard } from '#contract/bookings';
import { formatThaiPhone } from '#domain/thai/phone';
import { kinds } from '#kinds/registry';
import { boardingCodeLabel, driverLabel, meetAt, plateOf, routeOf } from '#words/booking-list';
import type { Say } from '#words/message';
import { sayWhen } from '../../booking-kit/say-when';

/** Opens the booking for whoever may see it. */
export const linkTo = ({ id }: BookingCard): string =>
  `${location.origin}/checkbooking?booking=${id}`;

/** A booking in a few lines, for a message or a calendar. */
export const titleOf = (say: Say, { kind, to }: BookingCard): string =>
  [say(kinds[kind].name), to].filter((part) => part !== null).join(' · ');

/** Read on another day too, when neither "today" nor "tomorrow" would be true. */
export const whenOf = (say: Say, card: BookingCard): string => {
  const { day, time } = sayWhen(say, card, new Date(0));
  return `${day} ${time}`;
};

export const linesOf = (say: Say, card: BookingCard): readonly string[] => {
  const { from, to, car, driver, meetingPoint, boardingCode, ref } = card;
  return [
    ref,
    from !== null && to !== null ? say(routeOf, { from, to }) : null,
    meetingPoint === null ? null : say(meetAt, { place: meetingPoint }),
    car && say(plateOf, { plate: car.plate, province: car.province ?? '' }).trim(),
    driver &&
      [say(driverLabel), driver.name, driver.phone && formatThaiPhone(driver.phone)]
        .filter(Boolean)
        .join(' '),
    boardingCode === null ? null : `${say(boardingCodeLabel)} ${boardingCode}`,
  ].filter((line) => line !== null);
};
