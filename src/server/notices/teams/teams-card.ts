import { languages } from '#domain/language';
import type { BookingCard } from '#contract/bookings';
import { sayIn } from '#words/message';
import { mailReason } from '#words/notice-mail';
import { readReason } from '#words/ready-reasons';
import { sayNotice } from '../../use-cases/notices/say-notice';
import { bookingLines } from '../booking-lines';
import type { SiteLetter } from '../channel';

/** What people typed may hold signs that a card draws as links and stars. */
const plain = (words: string) => words.replaceAll(/[[\]*_]/g, String.raw`\$&`);

const text = (words: string, more: object = {}) => ({
  type: 'TextBlock',
  text: plain(words),
  wrap: true,
  ...more,
});

/** A fact that is the same in both languages stands once, under both its names. */
const inBoth = (thai: string, english: string): string => {
  const [label = '', value] = thai.split(/: (.*)/s);
  const [name = '', other] = english.split(/: (.*)/s);
  return value === other ? `${label} · ${name}: ${value ?? ''}` : `${thai} · ${english}`;
};

/** What a workflow that is called "when a webhook request is received" takes: an Adaptive Card, in both languages. */
export const teamsCard = (letter: SiteLetter, booking: BookingCard | undefined, origin: string) => {
  const { reason } = letter;
  const phrases = languages.map((language) => ({
    ...sayNotice(letter, language),
    why: reason !== null && sayIn(language)(mailReason, { reason: readReason(reason, language) }),
  }));
  const [first] = phrases;
  const [thai = [], english = []] = languages.map((language) =>
    booking ? bookingLines(booking, sayIn(language)) : [],
  );
  const lines = thai.map((line, at) => inBoth(line, english[at] ?? ''));
  const content = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body: [
      text(phrases.map(({ title }) => title).join(' · '), { weight: 'Bolder', size: 'Medium' }),
      ...phrases.flatMap(({ sentence, why }, at) => {
        const look = at === 0 ? {} : { isSubtle: true };
        return [text(sentence, look), ...(why ? [text(why, { ...look, spacing: 'Small' })] : [])];
      }),
      ...lines.map((line) => text(line, { spacing: 'Small' })),
    ],
    actions: [
      {
        type: 'Action.OpenUrl',
        title: phrases.map(({ action }) => action).join(' · '),
        url: `${origin}${first?.link ?? ''}`,
      },
    ],
  };
  return {
    type: 'message',
    attachments: [
      { contentType: 'application/vnd.microsoft.card.adaptive', contentUrl: null, content },
    ],
  };
};
