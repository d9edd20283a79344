import type { CommonDraft } from '#kinds/request/draft';
import { attachmentCount } from '#words/booking-files';
import { kinds } from '#kinds/registry';
import { peopleCount, stopsBetween } from '#words/booking-summary';
import type { ShownState } from '#words/booking-states';
import { sayWhen } from '../booking-kit/say-when';
import { TripCard } from '../booking-kit/trip-card';
import type { AskedCard } from '../outbox/outbox-entry';
import { useSay } from '../ui/use-say';
import { placeNameIn, useFormContext } from './form-context';
import type { FormKind, Telling } from './form-kind';

/** What its card shows while the server has none. */
export const askedCard = <D extends CommonDraft>(
  form: FormKind<D>,
  draft: D,
  telling: Telling,
): AskedCard => {
  const { from, to } = form.request.summary(draft);
  const outline = form.outline(draft, telling);
  const { startsAt, endsAt, seats } = outline;
  return {
    startsAt,
    endsAt,
    seats,
    from: outline.from ?? placeNameIn(telling.options, from),
    to: outline.to ?? placeNameIn(telling.options, to),
  };
};

type SummaryCardProps<D extends CommonDraft> = {
  form: FormKind<D>;
  draft: D;
  state?: ShownState;
};

/** The card that the list will show, made of what is about to be sent. */
export const SummaryCard = <D extends CommonDraft>({ form, draft, state }: SummaryCardProps<D>) => {
  const say = useSay();
  const { options, now, nameOf } = useFormContext();
  const telling = { say, options, nameOf };
  const { stopsBetween: between } = form.request.summary(draft);
  const { details } = form.outline(draft, telling);
  const { startsAt, endsAt, from, to, seats } = askedCard(form, draft, telling);
  const when =
    startsAt === null ? null : sayWhen(say, { startsAt, endsAt: endsAt ?? startsAt }, now());
  const traveller =
    draft.forWhom.type === 'guest'
      ? draft.forWhom.name
      : draft.forWhom.type === 'colleague'
        ? nameOf(draft.forWhom.personId ?? '')
        : undefined;
  const facts = [
    say(kinds[form.kind].name),
    traveller,
    between > 0 && say(stopsBetween, { count: between }),
    say(peopleCount, { count: seats }),
    ...details,
    draft.attachmentIds.length > 0 && say(attachmentCount, { count: draft.attachmentIds.length }),
  ]
    .filter((fact) => typeof fact === 'string')
    .filter((fact) => fact !== '');
  return <TripCard kind={form.kind} when={when} state={state} from={from} to={to} facts={facts} />;
};
