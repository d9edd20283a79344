import type { TripMark } from '#contract/trip-mark';
import { formatDateTime } from '#domain/dates/format-bangkok';
import { formatBaht, parseBaht } from '#domain/money';
import { markNames, marksTitle } from '#words/arranging-marks';
import { baht, expenseTypeNames } from '#words/expenses';
import { kilometres, notInOrder, troubleStands } from '#words/fleet';
import { checkNames } from '#words/link-page';
import { useSay } from '../../../ui/use-say';

/** What driver and gate said of it, with kilometres, money and what is wrong: also that the job was taken on. */
export const TripMarks = ({ marks }: { marks: readonly TripMark[] }) => {
  const say = useSay();
  if (marks.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3>{say(marksTitle)}</h3>
      <ol className="grid gap-2">
        {marks.map(({ id, at, action, km, type, amount, text, canDrive, failed }) => (
          <li key={id}>
            {[
              `${formatDateTime(at)} ${say(markNames[action])}`,
              km !== null && say(kilometres, { km: km.toLocaleString('en') }),
              type && type in expenseTypeNames && say(expenseTypeNames[type as 'fuel']),
              text,
              failed.length > 0 &&
                say(notInOrder, { what: failed.map((check) => say(checkNames[check])).join(', ') }),
              canDrive === false && say(troubleStands),
              amount !== null && say(baht, { amount: formatBaht(parseBaht(amount) ?? 0) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </ol>
    </section>
  );
};
