import type { InferInput } from 'valibot';
import type { BookingDetail, newBooking } from '#contract/bookings';
import { type KindId, kinds } from '#kinds/registry';
import { formatDate } from '#domain/dates/format-bangkok';
import { dayOf, type Day } from '#domain/dates/bangkok-time';
import { weekly } from '#kinds/request/book-again';
import type { CommonDraft } from '#kinds/request/draft';
import type { Message } from '#words/message';
import type { Outbox, Sent } from '../outbox/outbox';
import type { AskedCard } from '../outbox/outbox-entry';
import { repeatOn, type FormContent, type Repeat } from './form-content';
import type { FormKind } from './form-kind';

type Body = InferInput<typeof newBooking>;

/** One date of a request and what became of it. */
export type SentDate<D> = {
  key: string;
  draft: D;
  sent: Sent<'createBooking' | 'editBooking'>;
};

/** What the list of waiting requests says of it. */
const labelOf = (kind: KindId, startsAt: string | null): Message => {
  const when = startsAt === null ? '' : ` ${formatDate(startsAt)}`;
  const name = kinds[kind].name;
  return { th: name.th + when, en: name.en + when };
};

const furtherDays = (startsAt: string | null, { weeks, days }: Repeat): readonly Day[] =>
  startsAt === null || days.length > 0 ? days : weekly(dayOf(startsAt), weeks).slice(1);

/** The same without one of its dates. */
export const withoutDay = (repeat: Repeat, startsAt: string | null, day: Day): Repeat => {
  const days = furtherDays(startsAt, repeat);
  const left = days.filter((chosen) => chosen !== day);
  return repeatOn(left, { ...repeat, days });
};

/** The dates that a form asks for, the first as it stands; several are held together by a group. */
export const datesOf = <D extends CommonDraft>(
  { request }: Pick<FormKind<D>, 'request'>,
  { draft, repeat }: FormContent<D>,
  startsAt: string | null,
): D[] => {
  const further = furtherDays(startsAt, repeat);
  if (further.length === 0) return [draft];
  const groupId = draft.groupId ?? repeat.keys[0] ?? null;
  return [draft, ...further.map((day) => request.onDay(draft, day))].map((dated) => ({
    ...dated,
    groupId,
  }));
};

type Sending<D extends CommonDraft> = {
  outbox: Pick<Outbox, 'send'>;
  form: FormKind<D>;
  content: FormContent<D>;
  startsAt: string | null;
  key: string;
  /** What a card of one of the dates shows while it waits. */
  cardOf: (draft: D) => AskedCard;
  editing: Pick<BookingDetail, 'id' | 'version'> | null;
};

export const sendForm = async <D extends CommonDraft>(
  given: Sending<D>,
): Promise<SentDate<D>[]> => {
  const { outbox, form, content, startsAt, key, cardOf, editing } = given;
  const dates = datesOf(form, content, startsAt);
  return Promise.all(
    dates.map(async (draft, index) => {
      const letter = {
        label: labelOf(form.kind, form.request.summary(draft).when),
        card: cardOf(draft),
        key: index === 0 ? key : (content.repeat.keys[index - 1] ?? key),
      };
      // The schema was content with it; the server parses it again.
      const body = draft as unknown as Body;
      const sent = editing
        ? await outbox.send({
            ...letter,
            endpoint: 'editBooking',
            input: { params: { id: editing.id }, version: editing.version, body },
          })
        : await outbox.send({ ...letter, endpoint: 'createBooking', input: { body } });
      return { key: letter.key, draft, sent };
    }),
  );
};
