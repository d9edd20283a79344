import { dayOf } from '#domain/dates/bangkok-time';
import { formatDate, formatTime } from '#domain/dates/format-bangkok';
import { type DraftDuringDay, flexibilities, timings } from '#kinds/bookingduringday/request';
import { bookingFields } from '#words/booking-fields';
import {
  dayLabel,
  flexibilityNames,
  inDaySections,
  returnAtTime,
  swapPlaces,
  wantsReturn,
} from '#words/booking-in-day';
import { timingNames } from '#words/bookings';
import { fieldProblems } from '#words/field-problems';
import { ChipsField } from '../../form/chips-field';
import { asField, type Field } from '../../form/field';
import { useFormContext } from '../../booking-form/form-context';
import type { FieldsProps } from '../../booking-form/form-kind';
import { Folded } from '../../booking-form/folded';
import { FormSection } from '../../booking-form/form-section';
import { sayDay } from '../../form/say-time';
import { SeatsSection } from '../../booking-form/seats-section';
import { TimeField } from '../../booking-form/time-field';
import { ToggleField } from '../../form/toggle-field';
import { useSay } from '../../ui/use-say';
import { onDay, openDays, usualReturn } from './ride-time';
import type { PlaceDraft } from '#kinds/request/draft';
import { PlaceField } from '../../booking-form/place-field';
import { drawIcon } from '../../ui/icon';
import classes from './in-day.module.css';

const SwapIcon = drawIcon(
  <path d="M8 4v15m0 0-3.5-3.5M8 19l3.5-3.5M16 20V5m0 0-3.5 3.5M16 5l3.5 3.5" />,
);

type RouteFieldsProps = {
  from: Field<PlaceDraft>;
  to: Field<PlaceDraft>;
  onSwap: () => void;
};

const RouteFields = ({ from, to, onSwap }: RouteFieldsProps) => {
  const say = useSay();
  const { options } = useFormContext();
  const isElsewhere = (id: string) => from.value?.type !== 'known' || from.value.placeId !== id;
  const likely = options.usual.to.filter(isElsewhere).slice(0, 3);
  return (
    <div className="row">
      <div className={classes['places']}>
        <PlaceField field={from} label={say(bookingFields.from)} />
        <PlaceField field={to} label={say(bookingFields.to)} likely={likely} />
      </div>
      <button
        type="button"
        aria-label={say(swapPlaces)}
        className={classes['swap']}
        onClick={onSwap}
      >
        <SwapIcon size={24} />
      </button>
    </div>
  );
};

/** The fewest that a company's car seats. */
const SMALLEST_CAR = 4;

/** From where to where, when, how many, and whether there is a way back. */
export const Fields = ({ field, values, patch }: FieldsProps<DraftDuringDay>) => {
  const say = useSay();
  const { options, now } = useFormContext();
  const days = openDays(options, now());
  const day = values.at === null ? (days[0] ?? dayOf(now())) : dayOf(values.at);
  const isTodayOver = options.rules.dayCutoff !== null && !days.includes(dayOf(now()));
  const timing = values.timing ?? 'ready_at';

  return (
    <>
      <FormSection title={say(inDaySections.route)}>
        <RouteFields
          from={field('from')}
          to={field('to')}
          onSwap={() => patch({ from: values.to, to: values.from })}
        />
      </FormSection>
      <FormSection title={say(inDaySections.when)}>
        <div>
          <ChipsField
            field={asField('day', day, (chosen) => patch(onDay(values, chosen, options, now())))}
            label={say(dayLabel)}
            choices={days.map((open) => ({
              value: open,
              label: sayDay(say, open, now()),
              hint: formatDate(open),
            }))}
          />
          {isTodayOver && <p className="soft">{say(fieldProblems.only_tomorrow)}</p>}
        </div>
        <TimeField field={field('at')} label={say(timingNames[timing])} on={day} />
      </FormSection>
      <Folded
        title={say(inDaySections.more)}
        says={[
          say(timingNames[timing]),
          values.flexibilityMinutes !== null && say(flexibilityNames[values.flexibilityMinutes]),
          values.returnAt !== null && say(returnAtTime, { at: formatTime(values.returnAt) }),
        ]}
        isOpen={[field('timing'), field('flexibilityMinutes'), field('returnAt')].some(
          ({ problem }) => problem !== undefined,
        )}
      >
        <ChipsField
          field={field('timing')}
          label={say(bookingFields.timing)}
          hidesLabel
          choices={timings.map((value) => ({ value, label: say(timingNames[value]) }))}
        />
        <ChipsField
          field={field('flexibilityMinutes')}
          label={say(bookingFields.flexibilityMinutes)}
          choices={flexibilities.map((value) => ({ value, label: say(flexibilityNames[value]) }))}
        />
        <ToggleField
          field={asField('wantsReturn', values.returnAt !== null, (wanted) =>
            patch({ returnAt: wanted ? usualReturn(values, options) : null }),
          )}
          label={say(wantsReturn)}
        />
        {values.returnAt !== null && (
          <TimeField field={field('returnAt')} label={say(bookingFields.returnAt)} on={day} />
        )}
      </Folded>
      <SeatsSection
        seats={field('seats')}
        companions={field('companions')}
        most={Math.max(SMALLEST_CAR, ...options.classes.map(({ seats }) => seats))}
        onChange={patch}
      />
    </>
  );
};
