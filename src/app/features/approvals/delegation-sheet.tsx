import { useRef, useState, type SubmitEvent } from 'react';
import type { FoundPerson } from '#contract/booking-options';
import type { Delegations } from '#contract/delegations';
import { addDays, dayOf, type Day } from '#domain/dates/bangkok-time';
import {
  anotherPerson,
  bothDecide,
  chooseSomebody,
  daysLong,
  delegateNow,
  delegateSend,
  fromLabel,
  howLong,
  reasonLabel,
  untilLabel,
  whoLabel,
} from '#words/delegations';
import { refusals } from '#words/refusals';
import { ApiError } from '../../api/errors';
import { useServices } from '../../app-services';
import { FindPerson } from '../../people/find-person';
import { DayField, isDay } from '../../days/day-field';
import { Sheet } from '../../ui/sheet';
import { useFieldProblem } from '../../ui/use-field-problem';
import { useSay } from '../../ui/use-say';

type Props = { onClose: () => void; onMade: (next: Delegations, name: string) => void };

/** Days, the first and the last counted. */
const lengths = [1, 3, 7, 14];

type Problems = Readonly<Record<string, string | undefined>>;

const DelegationSheet = ({ onClose, onMade }: Props) => {
  const say = useSay();
  const explain = useFieldProblem();
  const { api } = useServices();
  const key = useRef(crypto.randomUUID());
  const [person, setPerson] = useState<FoundPerson | null>(null);
  const [today] = useState(() => dayOf(new Date()));
  const [period, setPeriod] = useState<Record<'from' | 'until', Day | null>>({
    from: today,
    until: today,
  });
  const [reason, setReason] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [isSending, setIsSending] = useState(false);

  const choose = (next: Partial<typeof period>) => {
    setPeriod((now) => ({ ...now, ...next }));
    setProblems({});
  };

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const { from, until } = period;
    if (!person || from === null || until === null) {
      const missing = explain('required');
      return setProblems({
        ...(!person && { toId: say(chooseSomebody) }),
        ...(from === null && { from: missing }),
        ...(until === null && { until: missing }),
      });
    }
    setIsSending(true);
    try {
      const body = { toId: person.id, from, until, reason: reason.trim() || null };
      const next = await api.call('delegateApprovals', { body, idempotencyKey: key.current });
      onMade(next, person.name);
    } catch (error) {
      // Refused, it had no effect: what is sent next is another request.
      if (error instanceof ApiError) key.current = crypto.randomUUID();
      const fields = error instanceof ApiError ? (error.fields ?? {}) : {};
      const code = error instanceof ApiError ? error.code : 'temporarily_unavailable';
      const explained = Object.entries(fields).map(([field, problem]) => [field, explain(problem)]);
      setProblems(
        explained.length > 0 ? Object.fromEntries(explained) : { form: say(refusals[code]) },
      );
      setIsSending(false);
    }
  };

  return (
    <Sheet title={say(delegateNow)} onClose={onClose} roomy>
      <form className="stack gap-4" onSubmit={(event) => void send(event)} noValidate>
        <div role="group" aria-label={say(whoLabel)} className="question">
          <span>{say(whoLabel)}</span>
          {person ? (
            <span className="row wrap between">
              <strong>{person.name}</strong>
              <button type="button" className="button" onClick={() => setPerson(null)}>
                {say(anotherPerson)}
              </button>
            </span>
          ) : (
            <FindPerson
              onFound={(found) => {
                setPerson(found);
                setProblems({});
              }}
            />
          )}
          <span role="alert" className="wrong small">
            {problems['toId']}
          </span>
        </div>
        <DayField
          label={say(fromLabel)}
          above={<b className="strong">{say(fromLabel)}</b>}
          value={period.from}
          first={today}
          problem={problems['from']}
          onChange={(typed) => {
            const from = isDay(typed) ? typed : null;
            const isPassed = from !== null && period.until !== null && period.until < from;
            choose({ from, ...(isPassed && { until: from }) });
          }}
        />
        <DayField
          label={say(untilLabel)}
          above={<b className="strong">{say(untilLabel)}</b>}
          value={period.until}
          first={period.from ?? today}
          problem={problems['until']}
          onChange={(until) => choose({ until: isDay(until) ? until : null })}
        />
        <div role="group" aria-label={say(howLong)} className="flow">
          {lengths.map((days) => {
            const until = addDays(period.from ?? today, days - 1);
            return (
              <button
                key={days}
                type="button"
                className="chip"
                aria-pressed={until === period.until}
                onClick={() => choose({ until })}
              >
                {say(daysLong, { days })}
              </button>
            );
          })}
        </div>
        <label className="question">
          {say(reasonLabel)}
          <input
            type="text"
            value={reason}
            maxLength={500}
            onChange={({ target }) => setReason(target.value)}
          />
        </label>
        <p className="soft small">{say(bothDecide)}</p>
        <p role="alert" className="wrong small">
          {problems['form']}
        </p>
        <button type="submit" className="button main" disabled={isSending}>
          {say(delegateSend)}
        </button>
      </form>
    </Sheet>
  );
};

export default DelegationSheet;
