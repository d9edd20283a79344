import { useState } from 'react';
import { odometerBody } from '#contract/car-parts';
import { formatDateTime } from '#domain/dates/format-bangkok';
import {
  kilometres,
  noReadings,
  odometerLabel,
  odometerSection,
  odometerSources,
  reasonLabel,
  recordOdometer,
} from '#words/fleet';
import { forNew, useAdminForm } from '../../admin-kit/form/use-admin-form';
import classes from '../../admin-kit/record/record.module.css';
import { SmallForm } from '../../admin-kit/record/small-form';
import { useServices } from '../../app-services';
import { NumberField } from '../../form/number-field';
import { TextField } from '../../form/text-field';
import { useSay } from '../../ui/use-say';
import type { CarPartProps } from './car-part-props';

const SHOWN_AT_ONCE = 5;

const OdometerForm = ({ kind, car, onChanged, onDone }: CarPartProps & { onDone: () => void }) => {
  const say = useSay();
  const { api } = useServices();
  const nothing: { km: number | null; reason: string | null } = { km: null, reason: null };
  const form = useAdminForm({
    name: `odometer/${car.id}`,
    schema: odometerBody,
    ...forNew(nothing),
    save: (body, { idempotencyKey }) =>
      api.call('recordOdometer', { params: { kind, id: car.id }, body, idempotencyKey }),
    onSaved: (next) => {
      onDone();
      onChanged(next);
    },
  });
  const { km, reason } = form.values;
  const falls = km !== null && km < car.odometer;
  return (
    <SmallForm form={form} sayValue={() => null} onCancel={onDone}>
      <NumberField field={form.field('km')} label={say(odometerLabel)} />
      {(falls || reason !== null) && (
        <TextField field={form.field('reason')} label={say(reasonLabel)} long />
      )}
    </SmallForm>
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
              {reading.reason !== null && <small>{reading.reason}</small>}
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
