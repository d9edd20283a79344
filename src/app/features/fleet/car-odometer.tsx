import { useState } from 'react';
import { odometerFields } from '#contract/car-part-fields';
import { odometerBody } from '#contract/car-parts';
import { formatDateTime } from '#domain/dates/format-bangkok';
import {
  kilometres,
  noReadings,
  odometerSection,
  odometerSources,
  recordOdometer,
} from '#words/fleet';
import { forNew } from '../../admin-kit/form/use-admin-form';
import { ActForm } from '../../admin-kit/record/act-form';
import classes from '../../admin-kit/record/record.module.css';
import { valuesOf } from '../../admin-kit/record/record-values';
import { useServices } from '../../app-services';
import { TAKEN_BACK } from '#domain/link/mark';
import { takenBack } from '#words/arranging-marks';
import { useSay } from '../../ui/use-say';
import type { CarPartProps } from './car-part-props';

const SHOWN_AT_ONCE = 5;

const OdometerForm = ({ kind, car, onChanged, onDone }: CarPartProps & { onDone: () => void }) => {
  const { api } = useServices();
  return (
    <ActForm
      name={`odometer/${car.id}`}
      fields={odometerFields}
      schema={odometerBody}
      {...forNew(valuesOf(odometerFields, null))}
      save={(body, { idempotencyKey }) =>
        api.call('recordOdometer', { params: { kind, id: car.id }, body, idempotencyKey })
      }
      onSaved={onChanged}
      onDone={onDone}
      questionsFor={({ values: { km, reason } }) =>
        (km !== null && km < car.odometer) || reason !== null
          ? odometerFields
          : { km: odometerFields.km }
      }
    />
  );
};

/** Readings, the latest first; a falling one asks why. */
export const CarOdometer = (props: CarPartProps) => {
  const say = useSay();
  const [isAdding, setAdding] = useState(false);
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const { readings } = props.car;
  const km = (value: number) => say(kilometres, { km: value.toLocaleString('en-GB') });
  return (
    <section className={classes['part']} aria-labelledby="car-odometer">
      <h3 id="car-odometer">
        {say(odometerSection)} <small>{km(props.car.odometer)}</small>
      </h3>
      {readings.length === 0 && <p className="soft">{say(noReadings)}</p>}
      <ul className="rows">
        {readings.slice(0, shown).map((reading) => (
          <li key={reading.id}>
            <div>
              <strong>{km(reading.km)}</strong>
              <small>
                {formatDateTime(reading.at)} · {reading.by ?? say(odometerSources[reading.source])}
              </small>
              {reading.reason !== null && (
                <small>{reading.reason === TAKEN_BACK ? say(takenBack) : reading.reason}</small>
              )}
            </div>
          </li>
        ))}
      </ul>
      {readings.length > shown && (
        <button type="button" className="quiet firm" onClick={() => setShown(readings.length)}>
          +{readings.length - shown}
        </button>
      )}
      {isAdding ? (
        <OdometerForm {...props} onDone={() => setAdding(false)} />
      ) : (
        <button type="button" className="button accent" onClick={() => setAdding(true)}>
          {say(recordOdometer)}
        </button>
      )}
    </section>
  );
};
