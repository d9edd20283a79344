import { createTransport } from 'nodemailer';
import { invitation, type Method } from '#domain/notice/invitation';
import type { BookingCard } from '#contract/bookings';
import type { BookingState } from '#domain/booking/states';
import { calendarTypes } from '#domain/notice/notice-types';
import { sayIn } from '#words/message';
import { invitationTitle, mailOfDemo, mailReason, mailTraveller } from '#words/notice-mail';
import { demoMark } from '#words/shell';
import { readReason } from '#words/ready-reasons';
import type { Mailbox, SmtpServer } from '../../channel-env';
import type { Db } from '../../db/client';
import { readIsDemo } from '../../db/repositories/basics/set-up.repository';
import { invitationRepository } from '../../db/repositories/notices/invitation.repository';
import { sayNotice } from '../../use-cases/notices/say-notice';
import {
  PATIENCE_MS,
  reasonOf,
  type Outcome,
  type PersonalLetter,
  type PersonalSender,
} from '../channel';
import { bookingLines } from '../booking-lines';
import { asHtmlPage, asText, type Mail } from './write-mail';

type Options = {
  db: Db;
  server: SmtpServer;
  /** The car pool's mailbox, which is also who invites. */
  from: Mailbox;
  publicOrigin: string;
};

const isFirm: ReadonlySet<BookingState> = new Set(['arranged', 'ongoing', 'completed']);
const isOver: ReadonlySet<BookingState> = new Set([
  'rejected',
  'cancelled',
  'expired',
  'unserved',
  'noshow',
]);
/** OpenSSL's own sentence names no setting, and ends in the middle of a file's name. */
const whyOf = (error: unknown): string =>
  reasonOf(error).includes('wrong version number')
    ? 'it does not begin with TLS: write smtp:// instead of smtps://, or another port'
    : reasonOf(error);

/** Mail servers say by the code whether trying again helps. */
const outcomeOf = (error: unknown): Outcome => {
  const { responseCode } = error as { responseCode?: number };
  const isFinal = responseCode !== undefined && responseCode >= 500;
  return { is: isFinal ? 'dead' : 'later', error: whyOf(error) };
};

/** It refused, or was not there: nothing of it can have arrived. */
const wasNotTaken = (error: unknown): boolean => {
  const { responseCode, command } = error as { responseCode?: number; command?: string };
  return responseCode !== undefined || command === 'CONN';
};

export const openEmail = (options: Options): PersonalSender & { close: () => void } => {
  const { db, server, from, publicOrigin } = options;
  const transport = createTransport({
    ...server,
    pool: true,
    maxConnections: 3,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  const settingsUrl = `${publicOrigin}/checkbooking?dialog=notices&about=settings`;

  /** What their calendar should hear of the booking as it stands now; nothing where it never heard of it and need not. */
  const methodFor = async (
    card: BookingCard,
    { type, personId, params }: PersonalLetter,
  ): Promise<Method | undefined> => {
    if (!calendarTypes.has(type)) return undefined;
    // Told at its start: the booking may still get a car, and is in their calendar again then.
    const isOff = isOver.has(card.status) || params['left'] !== undefined || type === 'unserved';
    if (!isOff && isFirm.has(card.status)) return 'REQUEST';
    const isInvited = await invitationRepository(db).isInvited(card.id, personId);
    if (!isInvited) return undefined;
    return isOff ? 'CANCEL' : 'REQUEST';
  };

  const send = async (letter: PersonalLetter, now: Date): Promise<Outcome> => {
    const { email, language, personId, subject, subjectId, params, reason } = letter;
    if (email === null) return { is: 'gone', error: 'no address' };
    const say = sayIn(language);
    const words = sayNotice(letter, language);
    const invitations = invitationRepository(db);
    const isDemo = await readIsDemo(db);
    const found =
      subject === 'booking' && subjectId !== null
        ? await invitations.card(subjectId, { me: personId, language, now })
        : undefined;
    const url = `${publicOrigin}${words.link}`;
    // Whoever rides no longer has no business with how it goes on.
    const lines = found && params['left'] === undefined ? bookingLines(found.card, say) : [];
    const facts = [
      ...(isDemo ? [say(mailOfDemo)] : []),
      ...(reason === null ? [] : [say(mailReason, { reason: readReason(reason, language) })]),
      ...(lines.length > 0 && found && !found.card.forMe
        ? [say(mailTraveller, { name: found.card.traveller })]
        : []),
      ...lines,
    ];
    const mail: Mail = { ...words, language, lines: facts, url, settingsUrl };
    const method = found && (await methodFor(found.card, letter));
    const sequence = found && method && (await invitations.nextSequence(found.card.id, personId));
    const content =
      found &&
      method &&
      sequence !== undefined &&
      invitation({
        bookingId: found.card.id,
        sequence,
        method,
        startsAt: found.card.startsAt,
        endsAt: found.card.endsAt,
        title: say(invitationTitle, { ref: found.card.ref, to: found.card.to ?? '' }),
        place: found.card.meetingPoint ?? found.card.from,
        notes: lines,
        url,
        isFirm: isFirm.has(found.card.status),
        organizer: from,
        attendee: { name: found.name, address: email },
        madeAt: now,
      });
    try {
      await transport.sendMail({
        from,
        to: email,
        subject: isDemo ? `[${say(demoMark)}] ${words.sentence}` : words.sentence,
        text: asText(mail),
        html: asHtmlPage(mail),
        // One for each notice: a server that answers twice, or a person who looks, knows that it is the same.
        messageId: `<${letter.id}@${new URL(publicOrigin).hostname}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'List-Unsubscribe': `<${settingsUrl}>, <mailto:${from.address}?subject=unsubscribe>`,
        },
        ...(content && method && { icalEvent: { method, content, filename: 'invite.ics' } }),
      });
    } catch (error) {
      if (found && sequence !== undefined && wasNotTaken(error))
        await invitations.giveBackSequence(found.card.id, personId, sequence);
      return outcomeOf(error);
    }
    return { is: 'sent' };
  };

  return {
    channel: 'email',
    setBy: 'SMTP_URL',
    verify: () =>
      transport.verify().catch((error: unknown) => {
        throw new Error(whyOf(error));
      }),
    send,
    close: () => transport.close(),
  };
};
