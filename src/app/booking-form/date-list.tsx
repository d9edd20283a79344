import type { FieldProblems } from '#domain/refusal';
import { dayOf, type Day } from '#domain/dates/bangkok-time';
import { formatDate } from '#domain/dates/format-bangkok';
import { remove } from '#words/booking-form';
import { dateConflict, dateFree, dateFull, dateLoading, dateOpen } from '#words/booking-summary';
import { useFieldProblem } from '../ui/use-field-problem';
import { CloseButton } from '../ui/close-button';
import { useSay } from '../ui/use-say';
import classes from './date-list.module.css';
import { useFormContext } from './form-context';
import { sayDay } from '../form/say-time';
import type { PreviewView } from './use-preview';

type Verdict = { said: string | undefined; tone: 'accent' | 'urgent' | 'wrong' | 'soft' };

export const unknownYet: Verdict = { said: undefined, tone: 'soft' };

/** Of one date: it can be booked, it meets something, or nobody drives. */
export const useVerdict = () => {
  const say = useSay();
  const explain = useFieldProblem();
  return {
    byRules: (problems: FieldProblems): Verdict => {
      const [code] = Object.values(problems);
      return code === undefined
        ? { said: say(dateOpen), tone: 'soft' }
        : { said: explain(code), tone: 'wrong' };
    },
    byPreview: (preview: Exclude<PreviewView, 'failed'>): Verdict => {
      if (preview === 'loading') return { said: say(dateLoading), tone: 'soft' };
      const [code] = Object.values(preview.fields);
      if (code !== undefined) return { said: explain(code), tone: 'wrong' };
      if (preview.freeCars === 0) return { said: say(dateFull), tone: 'urgent' };
      const [overlap] = preview.overlaps;
      if (overlap) return { said: say(dateConflict, { ref: overlap.ref }), tone: 'urgent' };
      return { said: say(dateFree), tone: 'accent' };
    },
  };
};

export type DateListProps = {
  dates: readonly { at: string; verdict: Verdict }[];
  /** Leaves a date out; the first is the form's own. */
  onSkip: (day: Day) => void;
};

export const DateList = ({ dates, onSkip }: DateListProps) => {
  const say = useSay();
  const { now } = useFormContext();
  return (
    <div role="status">
      <ul className={classes['dates']}>
        {dates.map(({ at, verdict }, index) => {
          const day = dayOf(at);
          return (
            <li key={day}>
              <span>
                {sayDay(say, day, now())} {formatDate(day)}
                <small className={verdict.tone}>{verdict.said}</small>
              </span>
              {index > 0 && (
                <CloseButton
                  label={say(remove, { what: formatDate(day) })}
                  onClick={() => onSkip(day)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
};
