import { Button } from '@mantine/core';
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

const noStop: Stop = { place: null, provinceCode: null, arriveBy: null };

/** Asked for only by whoever has an appointment. */
const ArriveBy = ({
  field,
  startsAt,
}: {
  field: Field<string | null>;
  startsAt: string | null;
}) => {
  const say = useSay();
  const { value, problem } = field;
  if (value === null && problem === undefined) {
    return (
      <button type="button" className="quiet" onClick={() => field.set(startsAt)}>
        + {say(bookingFields.arriveBy)}
      </button>
    );
  }
  return <TimeField field={field} label={say(bookingFields.arriveBy)} after={startsAt} optional />;
};

export const StopsField = ({ field, startsAt }: StopsFieldProps) => {
  const say = useSay();
  const { options } = useFormContext();
  const { value: stops, set } = field;

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
                  label={say(bookingFields.place)}
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
                <ArriveBy
                  field={partOf(field, `${index}.arriveBy`, arriveBy, (next) =>
                    change(index, { arriveBy: next }),
                  )}
                  startsAt={startsAt}
                />
              </>
            )}
          </ReorderList>
          {stops.length < MOST_STOPS && (
            <Button variant="light" mt="sm" onClick={() => set([...stops, noStop])}>
              {say(addStop)}
            </Button>
          )}
        </>
      )}
    </FieldFrame>
  );
};
