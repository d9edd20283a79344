import type { BookingCard } from '#contract/bookings';
import type { Say } from '#words/message';
import { linesOf, linkTo, titleOf } from './booking-text';
import { sayWhen } from '../../booking-kit/say-when';

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** By the phone's own sheet; where there is none, the text is copied. */
export const shareBooking = async (say: Say, card: BookingCard): Promise<'shared' | 'copied'> => {
  const { day, time } = sayWhen(say, card, new Date());
  const title = titleOf(say, card);
  const text = [title, `${day} ${time}`, ...linesOf(say, card)].join('\n');
  const url = linkTo(card);
  if ('share' in navigator) {
    try {
      await navigator.share({ title, text, url });
      return 'shared';
    } catch (error) {
      if (isAbort(error)) return 'shared';
    }
  }
  await navigator.clipboard.writeText(`${text}\n${url}`);
  return 'copied';
};
