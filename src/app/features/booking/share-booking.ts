import type { BookingCard } from '#contract/bookings';
import type { Say } from '#words/message';
import { sayWhen } from '../../booking-kit/say-when';
import { outOfChat } from '#domain/notice/out-of-chat';
import { shareText } from '../../ui/share-text';
import { linesOf, linkTo, titleOf } from './booking-text';

/** It is read on another day too: neither "today" nor "tomorrow" would be true then. */
const LONG_AGO = new Date(0);

export const shareBooking = (say: Say, card: BookingCard): Promise<'shared' | 'copied'> => {
  const { day, time } = sayWhen(say, card, LONG_AGO);
  const title = titleOf(say, card);
  const text = [title, `${day} ${time}`, ...linesOf(say, card)].join('\n');
  return shareText({ title, text, url: outOfChat(linkTo(card)) });
};
