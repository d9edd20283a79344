import { formatDateTime } from '#domain/dates/format-bangkok';
import { formatPeriod } from '#domain/dates/format-period';
import { callOff, openEnd, periodOf } from '#words/fleet';
import { Trouble } from '../../ui/trouble';
import { useNow } from '../../ui/use-now';
import { useSay } from '../../ui/use-say';
import { useAttempt } from './use-attempt';

export type Absence = {
  id: string;
  version: number;
  from: string;
  until: string | null;
  note: string;
};

type AbsencesProps = {
  absences: readonly Absence[];
  none: string;
  /** Without it, they are only looked at. */
  end?: {
    /** Of one that has begun; one that is still ahead is called off. */
    label: string;
    run: (
      part: { partId: string },
      sent: { version: number; idempotencyKey: string },
    ) => Promise<void>;
  };
};

/** Times at which a car is out, or a driver away; each can be ended. */
export const Absences = ({ absences, none, end }: AbsencesProps) => {
  const say = useSay();
  const { busy, trouble, attempt } = useAttempt();
  const now = useNow().toISOString();
  return (
    <>
      {absences.length === 0 && <p className="soft">{none}</p>}
      <ul className="rows">
        {absences.map(({ id, version, from, until, note }) => (
          <li key={id}>
            <div>
              <strong>
                {until === null
                  ? say(periodOf, { from: formatDateTime(from), until: say(openEnd) })
                  : formatPeriod(from, until)}
              </strong>
              {note !== '' && <small>{note}</small>}
            </div>
            {end && (
              <button
                type="button"
                className="quiet firm"
                disabled={busy}
                onClick={() =>
                  void attempt(() =>
                    end.run({ partId: id }, { version, idempotencyKey: crypto.randomUUID() }),
                  )
                }
              >
                {from > now ? say(callOff) : end.label}
              </button>
            )}
          </li>
        ))}
      </ul>
      <Trouble says={trouble} />
    </>
  );
};
