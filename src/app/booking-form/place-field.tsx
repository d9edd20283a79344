import { useRef } from 'react';
import { kinds } from '#kinds/registry';
import { findPlace, otherPlaces, placeTyped, pointsOf } from '#words/booking-form';
import { siteNames } from '#words/sites';
import { useSay } from '../ui/use-say';
import type { Field } from '../form/field';
import { placeNameIn, useFormContext } from './form-context';
import classes from '../form/option-list.module.css';
import { OptionList } from '../form/option-list';
import { SheetField } from '../form/sheet-field';
import type { PlaceDraft } from '#kinds/request/draft';

type PlaceFieldProps = {
  field: Field<PlaceDraft>;
  label: string;
  /** Where such trips mostly go: one tap each, as long as nothing is chosen. */
  likely?: readonly string[];
};

/** One of the company's places, or any other in one's own words. */
export const PlaceField = ({ field, label, likely = [] }: PlaceFieldProps) => {
  const say = useSay();
  const { kind, options } = useFormContext();
  const site = say(siteNames[kinds[kind].site]);
  const root = useRef<HTMLDivElement>(null);
  const { value } = field;
  const places = options.places
    .toSorted((a, b) => Number(b.ofSite) - Number(a.ofSite))
    .map(({ id, name, ofSite }) => ({
      value: id,
      name,
      group: ofSite ? say(pointsOf, { site }) : say(otherPlaces),
    }));
  const offered = likely.flatMap((id) => options.places.find((place) => place.id === id) ?? []);
  const picker = (
    <SheetField field={field} label={label} shown={placeNameIn(options, value)}>
      {(close) => {
        const take = (place: PlaceDraft) => {
          field.set(place);
          close();
        };
        return (
          <OptionList
            options={places}
            chosen={value?.type === 'known' ? value.placeId : null}
            onChoose={(placeId) => take({ type: 'known', placeId })}
            placeholder={say(findPlace)}
            renderAfter={(typed) =>
              typed !== '' && (
                <button
                  type="button"
                  className={classes['own']}
                  onClick={() => take({ type: 'text', text: typed })}
                >
                  {say(placeTyped, { text: typed })}
                </button>
              )
            }
          />
        );
      }}
    </SheetField>
  );
  return (
    <div ref={root} className="stack gap-2">
      {picker}
      {value === null && offered.length > 0 && (
        <div className={classes['likely']}>
          {offered.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              className="chip"
              onClick={() => {
                field.set({ type: 'known', placeId: id });
                // The chips go: the keyboard goes on from what was chosen.
                root.current?.querySelector('button')?.focus();
              }}
            >
              {name}
            </button>
          ))}
        </div>
      )}
    </div>
  );
};
