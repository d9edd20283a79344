import { addDays, dayOf, type Day } from '#domain/dates/bangkok-time';
import { formSections, repeatNone, repeatWeeks } from '#words/booking-form';
import { useSay } from '../ui/use-say';
import { ChipsField } from '../form/chips-field';
import { DateList, type DateListProps } from './date-list';
import { asField } from '../form/field';
import { repeatFor, type Repeat } from './form-content';
import { useFormContext } from './form-context';

const CHOICES = [1, 2, 3, 4, 8];

type RepeatProps = {
  repeat: Repeat;
  startsAt: string | null;
  /** All of them, the first too, with what the rules say. */
  dates: DateListProps['dates'];
  onChange: (repeat: Repeat) => void;
  onSkip: (day: Day) => void;
};

/** The same weekday for some weeks, as far as the horizon reaches. */
export const RepeatField = ({ repeat, startsAt, dates, onChange, onSkip }: RepeatProps) => {
  const say = useSay();
  const { options, now } = useFormContext();
  if (startsAt === null) return null;
  const horizon = addDays(dayOf(now()), options.rules.horizonDays);
  const fits = (weeks: number) => addDays(dayOf(startsAt), (weeks - 1) * 7) <= horizon;
  const choices = CHOICES.filter((weeks) => fits(weeks) || weeks === repeat.weeks);
  if (choices.length < 2) return null;
  const chosen = repeat.days.length > 0 ? null : repeat.weeks;
  return (
    <>
      <ChipsField
        field={asField<number | null>('repeat', chosen, (weeks) =>
          onChange(repeatFor(weeks ?? 1, repeat)),
        )}
        label={say(formSections.repeat)}
        choices={choices.map((weeks) => ({
          value: weeks,
          label: weeks === 1 ? say(repeatNone) : say(repeatWeeks, { count: weeks }),
        }))}
      />
      {dates.length > 1 && <DateList dates={dates} onSkip={onSkip} />}
    </>
  );
};
