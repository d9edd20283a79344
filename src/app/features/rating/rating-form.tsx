import { useRef, useState, type SubmitEvent } from 'react';
import type { RatedTrip } from '#contract/ratings';
import { formatDateTime } from '#domain/dates/format-bangkok';
import { driverItems, vehicleItems, type RatingItem } from '#domain/rating/items';
import {
  chooseStars,
  commentLabel,
  draftFrom,
  driverGroup,
  itemsHint,
  lowReason,
  overallQuestion,
  ratingItemNames,
  sendRating,
  sentWhenOnline,
  startOver,
  vehicleGroup,
} from '#words/ratings';
import { useServices } from '../../app-services';
import { useStore } from '../../ui/store';
import { useFieldProblem } from '../../ui/use-field-problem';
import { useSay } from '../../ui/use-say';
import type { RatingDraft } from './rating-draft';
import { lowPartOf, problemOf, type Answers, type AnswersProblem } from './answers';
import { StarsField } from './stars-field';
import { TripLine } from './trip-line';
import { WordsField } from './words-field';

type Props = { trip: RatedTrip; draft: RatingDraft; onSend: (answers: Answers) => void };

export const RatingForm = ({ trip, draft, onSend }: Props) => {
  const say = useSay();
  const explain = useFieldProblem();
  const online = useStore(useServices().connectivity);
  const shown = useStore(draft.view);
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<AnswersProblem | null>(null);
  if (!shown) return <div className="skeleton" aria-busy />;
  const { answers, restoredAt } = shown;

  const change = (part: Partial<Answers>) => {
    draft.change(part);
    setProblem(null);
  };
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const found = problemOf(answers);
    setProblem(found);
    if (found === null) return onSend(answers);
    // What is missing is the first that is required and not there.
    form.current?.querySelector<HTMLElement>(`[data-part="${found}"] :required`)?.focus();
  };
  const stars = (item: RatingItem) => (
    <StarsField
      key={item}
      label={say(ratingItemNames[item])}
      value={answers.items[item]}
      onChange={(score) => change({ items: { ...answers.items, [item]: score } })}
    />
  );

  const lowPart = lowPartOf(answers);
  const reason = (
    <div data-part="reason">
      <WordsField
        isRequired
        label={say(lowReason)}
        value={answers.reason}
        onChange={(words) => change({ reason: words })}
        problem={problem === 'reason' ? explain('reason_required') : undefined}
      />
    </div>
  );

  return (
    <form ref={form} className="stack gap-5" onSubmit={send} noValidate>
      <TripLine trip={trip} />
      {restoredAt !== null && (
        <p className="row wrap between soft">
          {say(draftFrom, { at: formatDateTime(restoredAt) })}
          <button type="button" className="button accent" onClick={draft.startOver}>
            {say(startOver)}
          </button>
        </p>
      )}
      <div data-part="overall">
        <StarsField
          isMain
          label={say(overallQuestion)}
          value={answers.overall}
          onChange={(overall) => change({ overall })}
          problem={problem === 'overall' ? say(chooseStars) : undefined}
        />
      </div>
      {lowPart === 'overall' && reason}
      <section className="stack gap-2" aria-label={say(vehicleGroup)}>
        <h3>{say(vehicleGroup)}</h3>
        <p className="soft small">{say(itemsHint)}</p>
        {vehicleItems.map(stars)}
      </section>
      {lowPart === 'vehicle' && reason}
      {trip.withDriver && (
        <section className="stack gap-2" aria-label={say(driverGroup)}>
          <h3>{say(driverGroup)}</h3>
          {driverItems.map(stars)}
        </section>
      )}
      {lowPart === 'driver' && reason}
      <WordsField
        label={say(commentLabel)}
        value={answers.comment}
        onChange={(comment) => change({ comment })}
      />
      <div className="sheet-bar">
        {!online && <p className="soft small">{say(sentWhenOnline)}</p>}
        <button type="submit" className="button main">
          {say(sendRating)}
        </button>
      </div>
    </form>
  );
};
