import { Fragment } from 'react';
import * as v from 'valibot';
import type { BookingDetail } from '#contract/bookings';
import { formatThaiPhone } from '#domain/thai/phone';
import { bookingDraft } from '#kinds/booking-request';
import { ownFactsOf } from '#kinds/facts-registry';
import type { CommonDraft } from '#kinds/request/draft';
import { routeLabel, whenLabel } from '#words/booking-detail';
import { bookingFields } from '#words/booking-fields';
import { costCentre } from '#words/booking-form';
import {
  changesTitle,
  detailsLabel,
  nothingChanged,
  otherDetails,
  peopleCount,
  stopsBetween,
} from '#words/booking-summary';
import type { Message } from '#words/message';
import { DifferenceList } from '../booking-kit/difference-list';
import { provincesOf } from '../booking-kit/provinces-of';
import { sayGuest } from '../booking-kit/say-guest';
import { sayWhen } from '../booking-kit/say-when';
import { useSay } from '../ui/use-say';
import classes from './booking-form.module.css';
import { placeNameIn, useFormContext } from './form-context';
import type { FormKind } from './form-kind';

type Row = readonly [name: Message, words: string];

/** What a reader notices of a request, part by part. */
const useInWords = <D extends CommonDraft>(form: FormKind<D>) => {
  const say = useSay();
  const { options, now, nameOf } = useFormContext();
  const knownName = (id: string | null) =>
    id === null
      ? null
      : (nameOf(id) ??
        [...options.places, ...options.drivers].find((known) => known.id === id)?.name ??
        null);
  return (draft: D): readonly Row[] => {
    const outline = form.outline(draft, { say, options, nameOf });
    const { from, to, stopsBetween: between } = form.request.summary(draft);
    const { startsAt, endsAt, seats, details } = outline;
    const when = startsAt && sayWhen(say, { startsAt, endsAt: endsAt ?? startsAt }, now());
    const places = [
      outline.from ?? placeNameIn(options, from),
      between > 0 && say(stopsBetween, { count: between }),
      outline.to ?? placeNameIn(options, to),
    ];
    const companions = draft.companions.map((companion) =>
      companion.type === 'guest' ? sayGuest(companion) : nameOf(companion.personId ?? ''),
    );
    const purpose = options.purposes.find(({ code }) => code === draft.purposeCode)?.name;
    // What the card names already is not said twice.
    const read = v.safeParse(bookingDraft, draft);
    const facts = read.success
      ? ownFactsOf(form.kind)(read.output, { say, nameOf: knownName, hasCar: false })
      : [];
    const own = facts.flatMap(([name, value]): Row[] =>
      value && !details.includes(value) ? [[name, value]] : [],
    );
    const provinces = read.success
      ? provincesOf(read.output).map(
          (code) => options.provinces.find((known) => known.code === code)?.name,
        )
      : [];
    return [
      [whenLabel, when ? `${when.day} ${when.time}` : ''],
      [routeLabel, places.filter(Boolean).join(' → ')],
      [bookingFields.forWhom, draft.forWhom.type === 'guest' ? sayGuest(draft.forWhom) : ''],
      [detailsLabel, [say(peopleCount, { count: seats }), ...details].join(' · ')],
      ...own,
      [bookingFields.provinceCode, [...new Set(provinces)].filter(Boolean).join(', ')],
      [bookingFields.purposeCode, [purpose, draft.purposeText].filter(Boolean).join(' · ')],
      [costCentre, options.costCentres.find(({ id }) => id === draft.costCentreId)?.name ?? ''],
      [bookingFields.contactPhone, formatThaiPhone(draft.contactPhone ?? '')],
      [bookingFields.companions, companions.filter(Boolean).join(', ')],
      [bookingFields.urgentReason, draft.urgentReason ?? ''],
      [bookingFields.note, draft.note ?? ''],
    ];
  };
};

/** What the card leaves out. */
const onCard: readonly Message[] = [whenLabel, routeLabel, detailsLabel];

/** Before a request is sent: all that it says beside its card. */
export const RequestDetails = <D extends CommonDraft>({
  form,
  draft,
}: {
  form: FormKind<D>;
  draft: D;
}) => {
  const say = useSay();
  const rows = useInWords(form)(draft).filter(
    ([name, words]) => words !== '' && !onCard.includes(name),
  );
  return (
    <dl className={classes['preview']}>
      {rows.map(([name, words]) => (
        <Fragment key={name.en}>
          <dt>{say(name)}</dt>
          <dd>{words}</dd>
        </Fragment>
      ))}
    </dl>
  );
};

type ChangesProps<D extends CommonDraft> = {
  form: FormKind<D>;
  booking: BookingDetail;
  draft: D;
};

/** Before a change is sent: what it was, and what it becomes. */
export const Changes = <D extends CommonDraft>({ form, booking, draft }: ChangesProps<D>) => {
  const say = useSay();
  const inWords = useInWords(form);
  const standing = v.parse(form.request.draft, booking.request);
  const [before, after] = [new Map(inWords(standing)), new Map(inWords(draft))];
  const rows = [...new Map([...before, ...after]).keys()].flatMap((name) => {
    const [was = '', is = ''] = [before.get(name), after.get(name)];
    return was === is ? [] : [{ name, was, is }];
  });
  const isSame = JSON.stringify(standing) === JSON.stringify(draft);
  if (isSame) return <p className="soft small">{say(nothingChanged)}</p>;
  return (
    <section className={classes['section']}>
      <h2>{say(changesTitle)}</h2>
      <DifferenceList rows={rows} />
      {rows.length === 0 && <p>{say(otherDetails)}</p>}
    </section>
  );
};
