import type { PlaceDraft } from '#kinds/request/draft';
import { bookingFields } from '#words/booking-fields';
import { swapPlaces } from '#words/booking-in-day';
import type { Field } from '../../form/field';
import { PlaceField } from '../../booking-form/place-field';
import { drawIcon } from '../../ui/icon';
import { useSay } from '../../ui/use-say';
import classes from './in-day.module.css';

const SwapIcon = drawIcon(
  <path d="M8 4v15m0 0-3.5-3.5M8 19l3.5-3.5M16 20V5m0 0-3.5 3.5M16 5l3.5 3.5" />,
);

type RouteFieldsProps = {
  from: Field<PlaceDraft>;
  to: Field<PlaceDraft>;
  onSwap: () => void;
};

/** Two places, and one tap for the way round. */
export const RouteFields = ({ from, to, onSwap }: RouteFieldsProps) => {
  const say = useSay();
  return (
    <div className="row">
      <div className={classes['places']}>
        <PlaceField field={from} label={say(bookingFields.from)} />
        <PlaceField field={to} label={say(bookingFields.to)} />
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
