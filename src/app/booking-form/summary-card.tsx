import { formatTime } from '#domain/dates/format-bangkok';
import type { CommonDraft } from '#kinds/request/draft';
import { attachmentCount } from '#words/booking-files';
import { kinds } from '#kinds/registry';
import { peopleCount, stopsBetween } from '#words/booking-summary';
import type { ShownState } from '#words/booking-states';
import { Route } from '../booking-kit/route-line';
import { sayWhen } from '../booking-kit/say-when';
import { KindIcon } from '../kinds/kind-icon';
import { StatusChip } from '../ui/status-chip';
import { useSay } from '../ui/use-say';
import { placeNameIn, useFormContext } from './form-context';
import type { FormKind } from './form-kind';

type SummaryCardProps<D extends CommonDraft> = {
  form: FormKind<D>;
  draft: D;
  state?: ShownState;
  reference?: string;
};

/** The card that the list will show, made of what is about to be sent. */
export const SummaryCard = <D extends CommonDraft>(props: SummaryCardProps<D>) => {
  const { form, draft, state, reference } = props;
  const say = useSay();
  const { options, now, nameOf } = useFormContext();
  const { from, to, stopsBetween: between } = form.request.summary(draft);
  const outline = form.outline(draft, { say, options, nameOf });
  const { startsAt, endsAt, seats, details } = outline;
  const when = startsAt !== null && {
    ...sayWhen(say, { startsAt, endsAt: endsAt ?? startsAt }, now()),
    ...(endsAt === null && { time: formatTime(startsAt) }),
  };
  const traveller =
    draft.forWhom.type === 'guest'
      ? draft.forWhom.name
      : draft.forWhom.type === 'colleague'
        ? nameOf(draft.forWhom.personId ?? '')
        : undefined;
  const facts = [
    traveller,
    between > 0 && say(stopsBetween, { count: between }),
    say(peopleCount, { count: seats }),
    ...details,
    draft.attachmentIds.length > 0 && say(attachmentCount, { count: draft.attachmentIds.length }),
    reference,
  ].filter(Boolean);
  return (
    <article className="card row start gap-3" data-unsent={state === 'unsent' || undefined}>
      <span className="dot">
        <KindIcon kind={form.kind} size={28} />
      </span>
      <div className="stack gap-2 grow">
        <div className="row start wrap between">
          <p className="stack gap-0 numbers">
            {when && (
              <>
                <strong>{when.time}</strong>
                <span>{when.day}</span>
              </>
            )}
          </p>
          {state && <StatusChip state={state} />}
        </div>
        <Route
          from={outline.from ?? placeNameIn(options, from)}
          to={outline.to ?? placeNameIn(options, to)}
        />
        <p className="dots soft small">
          {[say(kinds[form.kind].name), ...facts].map((fact) => (
            <span key={String(fact)}>{fact}</span>
          ))}
        </p>
      </div>
    </article>
  );
};
