import { MOST_STOPS, type DraftWithDriverNava } from '#kinds/bookingwithdrivernava/request';
import { bookingFields } from '#words/booking-fields';
import { addStop, stopNumber } from '#words/booking-nava';
import { useSay } from '../../ui/use-say';
import { FieldFrame } from '../../form/field-frame';
import { partOf, type Field } from '../../form/field';
import { useFormContext } from '../../booking-form/form-context';
import { OptionField } from '../../form/option-field';
import { PlaceField } from '../../booking-form/place-field';
import { ReorderList } from '../../form/reorder-list';
import { TimeField } from '../../booking-form/time-field';

type Stops = DraftWithDriverNava['stops'];
type Stop = Stops[number];

type StopsFieldProps = { field: Field<Stops>; startsAt: string | null };

const MOST_LIKELY = 3;

const noStop: Stop = { place: null, provinceCode: null, arriveBy: null };

type LateAnswersProps = {
  arriveBy: Field<string | null>;
  startsAt: string | null;
  /** Below the last stop only. */
  onAdd: (() => void) | false;
};

/** Asked for only by whoever has an appointment, or goes to several places. */
const LateAnswers = ({ arriveBy, startsAt, onAdd }: LateAnswersProps) => {
  const say = useSay();
  const isAsked = arriveBy.value !== null || arriveBy.problem !== undefined;
  const label = say(bookingFields.arriveBy);
  return (
    <>
      {isAsked && <TimeField field={arriveBy} label={label} after={startsAt} optional />}
      <div className="flow">
        {!isAsked && (
          <button type="button" className="quiet" onClick={() => arriveBy.set(startsAt)}>
            + {label}
          </button>
        )}
        {onAdd && (
          <button type="button" className="quiet" onClick={onAdd}>
            <span aria-hidden>+ </span>
            {say(addStop)}
          </button>
        )}
      </div>
    </>
  );
};

export const StopsField = ({ field, startsAt }: StopsFieldProps) => {
  const say = useSay();
  const { options } = useFormContext();
  const { value: stops, set } = field;
  const likely = options.usual.to.slice(0, MOST_LIKELY);

  const change = (index: number, changed: Partial<Stop>) =>
    set(stops.map((stop, at) => (at === index ? { ...stop, ...changed } : stop)));
  /** A known place says its province itself. */
  const provinceOf = (place: Stop['place'], before: Stop['provinceCode']) =>
    place?.type === 'known'
      ? (options.places.find(({ id }) => id === place.placeId)?.provinceCode ?? before)
      : before;

  // What is wrong with one stop is said there, and not again below them all.
  const isSaid = stops.some((_, index) =>
    ['place', 'provinceCode', 'arriveBy'].some((part) => field.problemAt(`${index}.${part}`)),
  );

  return (
    <FieldFrame
      field={{ name: field.name, problem: isSaid ? undefined : field.problem }}
      label={say(bookingFields.stops)}
      as="group"
      hidesLabel
    >
      {() => (
        <>
          <ReorderList
            items={stops}
            onChange={set}
            nameOf={(index) => say(stopNumber, { number: index + 1 })}
          >
            {({ place, provinceCode, arriveBy }, index) => (
              <>
                <PlaceField
                  field={partOf(field, `${index}.place`, place, (next) =>
                    change(index, { place: next, provinceCode: provinceOf(next, provinceCode) }),
                  )}
                  label={say(bookingFields.stops)}
                  likely={index === 0 ? likely : []}
                />
                {place?.type === 'text' && (
                  <OptionField
                    field={partOf(field, `${index}.provinceCode`, provinceCode, (next) =>
                      change(index, { provinceCode: next }),
                    )}
                    label={say(bookingFields.provinceCode)}
                    options={options.provinces.map(({ code, name }) => ({ value: code, name }))}
                  />
                )}
                <LateAnswers
                  arriveBy={partOf(field, `${index}.arriveBy`, arriveBy, (next) =>
                    change(index, { arriveBy: next }),
                  )}
                  startsAt={startsAt}
                  onAdd={
                    index === stops.length - 1 &&
                    index + 1 < MOST_STOPS &&
                    (() => set([...stops, noStop]))
                  }
                />
              </>
            )}
          </ReorderList>
        </>
      )}
    </FieldFrame>
  );
};
