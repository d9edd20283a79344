/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { Job } from '#contract/link-pages';
import { latinDigits } from '#domain/thai/latin-digits';
import {
  aboard,
  absent,
  call,
  codeLabel,
  codeUnknown,
  codeWaits,
  ridersTitle,
  unnamed,
} from '#words/link-page';
import { clockOf, useLinkState, useSay } from './use-link';
import { useMark } from './use-mark';

type Rider = Job['riders'][number];

const Passenger = ({
  rider,
  passenger,
  tripId,
}: {
  rider: Rider;
  passenger: Rider['passengers'][number];
  tripId: string;
}) => {
  const say = useSay();
  const mark = useMark();
  const { id, name, attended } = passenger;
  const note = (action: 'board' | 'miss') =>
    void mark('markJob', { action, tripId, passengerId: id });
  return (
    <li>
      <span>{name ?? rider.name ?? say(unnamed)}</span>
      <span class="ticks">
        <button
          type="button"
          class="button tick"
          aria-pressed={attended === true}
          onClick={() => note('board')}
        >
          {say(aboard)}
        </button>
        <button
          type="button"
          class="button tick no"
          aria-pressed={attended === false}
          onClick={() => note('miss')}
        >
          {say(absent)}
        </button>
      </span>
    </li>
  );
};

/** Whoever says the four figures is aboard with everybody of the booking. */
const CodeForm = ({ tripId }: { tripId: string }) => {
  const say = useSay();
  const mark = useMark();
  const { waiting } = useLinkState();
  const [code, setCode] = useState('');
  const codes = waiting.filter(
    ({ kept: { mark: kept } }) =>
      kept.action === 'board' && kept.code !== undefined && kept.tripId === tripId,
  );
  const type = (text: string) => {
    const digits = latinDigits(text).replaceAll(/\D/g, '').slice(0, 4);
    setCode(digits);
    if (digits.length < 4) return;
    void mark('markJob', { action: 'board', tripId, code: digits });
    setCode('');
  };
  return (
    <label class="code">
      <span>{say(codeLabel)}</span>
      <input
        inputMode="numeric"
        autoComplete="off"
        value={code}
        onInput={({ currentTarget }) => type(currentTarget.value)}
      />
      {codes.some(({ kept }) => kept.refused) && <small class="wrong">{say(codeUnknown)}</small>}
      {codes.some(({ kept }) => !kept.refused) && <small>{say(codeWaits)}</small>}
    </label>
  );
};

export const Riders = ({ job }: { job: Job }) => {
  const say = useSay();
  const { riders, tripId, status } = job;
  if (riders.length === 0) return null;
  const hasCode = status !== 'done' && riders.some((rider) => rider.hasCode);
  return (
    <section>
      <h3>{say(ridersTitle)}</h3>
      {riders.map((rider) => (
        <div key={rider.bookingId} class="rider">
          <p>
            <span>
              <b>{clockOf(rider.at)}</b> {rider.from && `${rider.from} → `}
              {rider.to}
            </span>
            {rider.phone && (
              <a class="button quiet" href={`tel:${rider.phone}`}>
                {say(call)}
              </a>
            )}
          </p>
          {rider.note && <p class="aside">{rider.note}</p>}
          <ul class="lines">
            {rider.passengers.map((passenger) => (
              <Passenger key={passenger.id} rider={rider} passenger={passenger} tripId={tripId} />
            ))}
          </ul>
        </div>
      ))}
      {hasCode && <CodeForm tripId={tripId} />}
    </section>
  );
};
