import { formatDate } from '#domain/dates/format-bangkok';
import { addDays, dayOf } from '#domain/dates/bangkok-time';
import { weekly } from '#kinds/request/book-again';
import { formSections, repeatDates, repeatNone, repeatWeeks } from '#words/booking-form';
import { useSay } from '../ui/use-say';
import { ChipsField } from './chips-field';
import { asField } from './field';
import { repeatFor, type Repeat } from './form-content';
import { useFormContext } from './form-context';
import { FormSection } from './form-section';

const CHOICES = [1, 2, 3, 4, 8];

type RepeatProps = { repeat: Repeat; startsAt: string | null; onChange: (repeat: Repeat) => void };

/** The same weekday for some weeks, as far as the horizon reaches. */
export const RepeatSection = ({ repeat, startsAt, onChange }: RepeatProps) => {
  const say = useSay();
  const { options, now } = useFormContext();
  if (startsAt === null) return null;
  const horizon = addDays(dayOf(now()), options.rules.horizonDays);
  const fits = (weeks: number) => addDays(dayOf(startsAt), (weeks - 1) * 7) <= horizon;
  const choices = CHOICES.filter((weeks) => fits(weeks) || weeks === repeat.weeks);
  if (choices.length < 2) return null;
  const dates = weekly(dayOf(startsAt), repeat.weeks).map((day) => formatDate(day));
  return (
    <FormSection title={say(formSections.repeat)}>
      <ChipsField
        field={asField('repeat', repeat.weeks, (weeks) => onChange(repeatFor(weeks, repeat)))}
        label={say(formSections.repeat)}
        hidesLabel
        choices={choices.map((weeks) => ({
          value: weeks,
          label: weeks === 1 ? say(repeatNone) : say(repeatWeeks, { count: weeks }),
        }))}
      />
      {repeat.weeks > 1 && <p>{say(repeatDates, { dates: dates.join(', ') })}</p>}
    </FormSection>
  );
};
