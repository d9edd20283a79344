import type { BookingCard } from '#contract/bookings';
import type { Say } from '#words/message';
import { sayWhen } from '../../booking-kit/say-when';
import { outOfChat } from '#domain/notice/out-of-chat';
import { shareText } from '../../ui/share-text';
import { linesOf, linkTo, titleOf } from './booking-text';

export const shareBooking = (say: Say, card: BookingCard): Promise<'shared' | 'copied'> => {
  const { day, time } = sayWhen(say, card, new Date());
  const title = titleOf(say, card);
  const text = [title, `${day} ${time}`, ...linesOf(say, card)].join('\n');
  return shareText({ title, text, url: outOfChat(linkTo(card)) });
};
