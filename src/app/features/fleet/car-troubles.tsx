import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { blackoutFields, settledFields } from '#contract/car-part-fields';
import { blackoutBody, settledBody, type CarTrouble } from '#contract/car-parts';
import { dayOf } from '#domain/dates/bangkok-time';
import { formatDateTime } from '#domain/dates/format-bangkok';
import { formatPeriod } from '#domain/dates/format-period';
import { telHref } from '#domain/thai/phone';
import {
  notInOrder,
  openEnd,
  periodOf,
  releasedNow,
  seeTrip,
  sendToRepair,
  sentToRepair,
  settleTrouble,
  startsAfterTrip,
  troubleDrives,
  troubleSettled,
  troublesSection,
  troubleStands,
} from '#words/fleet';
import { checkNames } from '#words/link-page';
import type { Say } from '#words/message';
import { callThem } from '#words/problem-reports';
import { StoredFile } from '../../admin-kit/form/file-field';
import { forNew } from '../../admin-kit/form/use-admin-form';
import { ActForm } from '../../admin-kit/record/act-form';
import { ReleasedTrips } from '../../admin-kit/record/broken-trips';
import { valuesOf } from '../../admin-kit/record/record-values';
import { useTakeOut } from '../../admin-kit/record/use-take-out';
import { useServices } from '../../app-services';
import { useSay } from '../../ui/use-say';
import { carBreaks } from './car-breaks';
import type { CarPartProps } from './car-part-props';

const SHOWN_AT_ONCE = 2;
const MINUTE = 60_000;

const sayTrouble = ({ text, failed }: CarTrouble, say: Say): string =>
  text ?? say(notInOrder, { what: failed.map((check) => say(checkNames[check])).join(', ') });

const sayRepair = ({ from, until }: NonNullable<CarTrouble['repair']>, say: Say): string =>
  until === null
    ? say(periodOf, { from: formatDateTime(from), until: say(openEnd) })
    : formatPeriod(from, until);

type ActProps = CarPartProps & { trouble: CarTrouble; onDone: () => void };

type RepairProps = ActProps & { takeOut: ReturnType<typeof useTakeOut> };

/** The form of a time out, filled in from what the driver said; a car on the road goes to the workshop when it is back. */
const RepairForm = ({ kind, car, trouble, takeOut, onChanged, onDone }: RepairProps) => {
  const say = useSay();
  const { api } = useServices();
  const [thisMinute] = useState(() =>
    new Date(Math.floor(Date.now() / MINUTE) * MINUTE).toISOString(),
  );
  const { backAt } = car;
  return (
    <>
      {backAt !== null && (
        <p className="note">{say(startsAfterTrip, { at: formatDateTime(backAt) })}</p>
      )}
      <ActForm
        name={`car-repair/${trouble.id}`}
        fields={blackoutFields}
        schema={blackoutBody}
        {...forNew({
          ...valuesOf(blackoutFields, null),
          type: 'repair' as const,
          from: backAt ?? thisMinute,
          reason: sayTrouble(trouble, say),
        })}
        save={(body, { idempotencyKey }) =>
          api.call('addCarBlackout', {
            params: { kind, id: car.id },
            body: { ...body, troubleId: trouble.id },
            idempotencyKey,
          })
        }
        breaks={{ takeOut, words: carBreaks }}
        onSaved={onChanged}
        onDone={onDone}
      />
    </>
  );
};

/** Where no workshop is needed; what was done may be said. */
const SettleForm = ({ kind, car, trouble, onChanged, onDone }: ActProps) => {
  const { api } = useServices();
  return (
    <ActForm
      name={`trouble/${trouble.id}`}
      fields={settledFields}
      schema={settledBody}
      {...forNew(valuesOf(settledFields, null))}
      save={({ note }, { idempotencyKey }) =>
        api.call('settleTrouble', {
          params: { kind, id: car.id, partId: trouble.id },
          body: { note },
          idempotencyKey,
        })
      }
      onSaved={onChanged}
      onDone={onDone}
    />
  );
};

const TroubleRow = ({ trouble, kind }: { trouble: CarTrouble } & Pick<CarPartProps, 'kind'>) => {
  const say = useSay();
  const { at, by, phone, canDrive, fileId, trip, repair, settled } = trouble;
  return (
    <>
      <strong>{sayTrouble(trouble, say)}</strong>
      <small>{[formatDateTime(at), by].filter(Boolean).join(' · ')}</small>
      {(canDrive !== null || repair || settled) && (
        <div className="row wrap">
          {canDrive !== null && (
            <span className={`tag ${canDrive ? '' : 'warns'}`}>
              {say(canDrive ? troubleDrives : troubleStands)}
            </span>
          )}
          {repair && (
            <span className="tag">{say(sentToRepair, { when: sayRepair(repair, say) })}</span>
          )}
          {settled && <span className="tag">{say(troubleSettled)}</span>}
        </div>
      )}
      {settled && (
        <small>
          {[settled.note, formatDateTime(settled.at), settled.by].filter(Boolean).join(' · ')}
        </small>
      )}
      {fileId !== null && <StoredFile id={fileId} />}
      <div className="row wrap">
        {phone !== null && (
          <a href={telHref(phone)} className="button accent">
            {say(callThem)}
          </a>
        )}
        {trip?.kind === kind && (
          <Link
            to="/admin/$type/arrangecartable"
            params={{ type: kind }}
            search={{ day: dayOf(trip.startsAt), open: `trip:${trip.id}` }}
            className="button accent"
          >
            {say(seeTrip)}
          </Link>
        )}
      </div>
    </>
  );
};

/** What drivers said of the car lately, with their photos: from each one tap leads to its repair. */
export const CarTroubles = (props: CarPartProps) => {
  const say = useSay();
  const { api } = useServices();
  const { kind, car } = props;
  const [open, setOpen] = useState<{ id: string; act: 'repair' | 'settle' } | null>(null);
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const takeOut = useTakeOut((query) =>
    api.call('listBrokenTrips', { params: { kind, id: car.id }, query }),
  );
  const close = () => setOpen(null);
  if (car.troubles.length === 0) return null;
  return (
    <section className="stack gap-2" aria-labelledby="car-troubles">
      <h3 id="car-troubles">{say(troublesSection)}</h3>
      {takeOut.released.length > 0 && <ReleasedTrips trips={takeOut.released} text={releasedNow} />}
      <ul className="stack gap-4">
        {car.troubles.slice(0, shown).map((trouble) => (
          <li key={trouble.id} className="stack gap-2 ruled">
            <TroubleRow trouble={trouble} kind={kind} />
            {open?.id === trouble.id && open.act === 'repair' && (
              <RepairForm {...props} trouble={trouble} takeOut={takeOut} onDone={close} />
            )}
            {open?.id === trouble.id && open.act === 'settle' && (
              <SettleForm {...props} trouble={trouble} onDone={close} />
            )}
            {open?.id !== trouble.id && !trouble.repair && !trouble.settled && (
              <div className="row wrap fill">
                <button
                  type="button"
                  className="button"
                  onClick={() => setOpen({ id: trouble.id, act: 'settle' })}
                >
                  {say(settleTrouble)}
                </button>
                <button
                  type="button"
                  className="button main"
                  onClick={() => setOpen({ id: trouble.id, act: 'repair' })}
                >
                  {say(sendToRepair)}
                </button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {car.troubles.length > shown && (
        <button type="button" className="quiet firm" onClick={() => setShown(car.troubles.length)}>
          +{car.troubles.length - shown}
        </button>
      )}
    </section>
  );
};
