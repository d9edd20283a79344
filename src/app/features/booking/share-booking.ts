import type { BookingCard } from '#contract/bookings';
import type { Say } from '#words/message';
import { outOfChat } from '#domain/notice/out-of-chat';
import { shareText } from '../../ui/share-text';
import { linesOf, linkTo, titleOf, whenOf } from './booking-text';

export const shareBooking = (say: Say, card: BookingCard): Promise<'shared' | 'copied'> => {
  const title = titleOf(say, card);
  const text = [title, whenOf(say, card), ...linesOf(say, card)].join('\n');
  return shareText({ title, text, url: outOfChat(linkTo(card)) });
};
