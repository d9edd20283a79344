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
import { useCodes } from './use-codes';
import { clockOf, useLinkState, useSay } from './use-link';
import { Words } from './words';
import { useMark } from './use-mark';

type Rider = Job['riders'][number];

const aboardOf = (riders: readonly Rider[]) =>
  riders.flatMap(({ passengers }) => passengers).filter(({ attended }) => attended === true);

type PassengerProps = { passenger: Rider['passengers'][number]; tripId: string };

const Passenger = ({ passenger, tripId }: PassengerProps) => {
  const say = useSay();
  const mark = useMark();
  const { id, name, attended } = passenger;
  const note = (action: 'board' | 'miss') =>
    void mark('markJob', { action, tripId, passengerId: id });
  return (
    <li>
      <span>{name ?? say(unnamed)}</span>
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

/** Whoever says the four figures is aboard with everybody of the booking: who that is, the driver reads beside it. */
const CodeForm = ({ job: { tripId, riders } }: { job: Job }) => {
  const say = useSay();
  const mark = useMark();
  const { codes, forgetWrong } = useCodes(tripId);
  const { isReached } = useLinkState();
  const [code, setCode] = useState('');
  const [before, setBefore] = useState<readonly string[] | null>(null);
  const type = (text: string) => {
    const digits = latinDigits(text).replaceAll(/\D/g, '').slice(0, 4);
    setCode(digits);
    if (digits.length < 4) return;
    forgetWrong();
    void mark('markJob', { action: 'board', tripId, code: digits });
    setBefore(aboardOf(riders).map(({ id }) => id));
    setCode('');
  };
  const names = riders.flatMap((rider) =>
    aboardOf([rider])
      .filter(({ id }) => !before?.includes(id))
      .map(({ name }) => name ?? say(unnamed)),
  );
  return (
    <label class="code">
      <span>{say(codeLabel)}</span>
      <input
        inputMode="numeric"
        autoComplete="off"
        value={code}
        onInput={({ currentTarget }) => type(currentTarget.value)}
      />
      {codes.map(
        ({ kept: { mark: kept, refused } }) =>
          refused &&
          'code' in kept && (
            <small key={kept.id} class="wrong">
              {say(codeUnknown, { code: kept.code ?? '' })}
            </small>
          ),
      )}
      {!isReached && codes.some(({ kept }) => !kept.refused) && <small>{say(codeWaits)}</small>}
      {before && codes.length === 0 && (
        <small role="status">
          ✓ {say(aboard)} {names.join(', ')}
        </small>
      )}
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
      <h3>
        {say(ridersTitle)}{' '}
        <small>
          {aboardOf(riders).length}/{riders.flatMap(({ passengers }) => passengers).length}
        </small>
      </h3>
      {/* Before a bus full of names. */}
      {hasCode && <CodeForm job={job} />}
      {riders.map((rider) => (
        <div key={rider.bookingId} class="rider">
          <p>
            <span>
              <b>{clockOf(rider.at)}</b>{' '}
              <Words text={[rider.from, rider.to].filter(Boolean).join(' → ')} />
            </span>
            {rider.phone && (
              <a class="button quiet" href={`tel:${rider.phone}`}>
                {say(call)}
              </a>
            )}
          </p>
          {rider.wishes && rider.wishes.length > 0 && (
            <p class="aside">
              <Words text={rider.wishes.join(' · ')} />
            </p>
          )}
          {rider.note && <p class="aside">{rider.note}</p>}
          <ul class="lines">
            {rider.passengers.map((passenger) => (
              <Passenger key={passenger.id} passenger={passenger} tripId={tripId} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
};
