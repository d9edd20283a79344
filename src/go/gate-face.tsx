/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { Expected, GatePage } from '#contract/link-pages';
import { latinDigits } from '#domain/thai/latin-digits';
import {
  comingIn,
  goingOut,
  into,
  late,
  nobodyIn,
  nobodyOut,
  out,
  passedTitle,
  searchPlate,
  toPlace,
  unknownNoted,
  unknownPlate,
  unknownTold,
} from '#words/link-page';
import { Contacts } from './contacts';
import { KmField, useKm } from './km-field';
import { OtherDay } from './other-day';
import { TakeBack } from './take-back';
import { useMark } from './use-mark';
import { carText, clockOf, useLinkState, useSay } from './use-link';
import { Words } from './words';

type Way = 'out' | 'in';

const MOST_FOUND = 8;
const ways = { out, in: into };
const bothWays = ['out', 'in'] as const;

/** As it is read off a car: either digits, no blanks, no dash. */
const bare = (plate: string): string => latinDigits(plate).replaceAll(/[\s.-]/g, '');

type PassProps = { carId: string; odometer: number; offers: readonly Way[]; onDone?: () => void };

/** The odometer, where somebody reads it, and one tap. */
const Pass = ({ carId, odometer, offers, onDone }: PassProps) => {
  const say = useSay();
  const mark = useMark();
  const km = useKm(odometer, { isExpected: false });
  const pass = (way: Way) => {
    const value = km.take(say);
    if (value === undefined) return;
    void mark('markPassage', { action: way, carId, km: value });
    km.clear();
    onDone?.();
  };
  return (
    <div class="pass">
      <KmField km={km} isSmall />
      {offers.map((way) => (
        <button key={way} type="button" class={`button main ${way}`} onClick={() => pass(way)}>
          {say(ways[way])}
        </button>
      ))}
    </div>
  );
};

/** When it is expected, who drives it and where to. */
const Journey = ({ car, now }: { car: Expected; now: string }) => {
  const say = useSay();
  return (
    <>
      <p class="row">
        <span class="plate">{car.plate}</span>
        <span>
          <OtherDay at={car.at} today={now} /> <b class="time">{clockOf(car.at)}</b>
        </span>
      </p>
      <p class="soft">
        {car.isLate && <b class="wrong">{say(late)} </b>}
        <Words
          text={[car.driver, car.to && say(toPlace, { place: car.to }), car.description]
            .filter(Boolean)
            .join(' · ')}
        />
      </p>
    </>
  );
};

const ExpectedCar = ({ car, page, way }: { car: Expected; page: GatePage; way: Way }) => {
  const say = useSay();
  const odometer = page.cars.find(({ id }) => id === car.carId)?.odometer ?? 0;
  // Long before its end a trip goes on, though its car has come in: the tap is not for nothing.
  // What is still to go out is another trip of a car that went out.
  const last = way === 'in' ? page.passages.find(({ plate }) => plate === car.plate) : undefined;
  return (
    <li class="card" data-late={car.isLate || undefined}>
      <Journey car={car} now={page.now} />
      {last?.action === 'in' && (
        <p role="status">
          ✓ {say(into)} {clockOf(last.at)}
        </p>
      )}
      <Pass carId={car.carId} odometer={odometer} offers={[way]} />
    </li>
  );
};

/** Any car of the company, expected or not; and a plate that is none of ours. */
const Found = ({ page, text, onDone }: { page: GatePage; text: string; onDone: () => void }) => {
  const say = useSay();
  const mark = useMark();
  const typed = bare(text);
  const found = page.cars.filter(({ plate }) => bare(plate).includes(typed)).slice(0, MOST_FOUND);
  /** As the lists show it; of a car with several trips the one whose time is nearest: one of yesterday may stand open. */
  const expectedOf = (carId: string) => {
    const away = ({ at }: Expected) => Math.abs(Date.parse(at) - Date.parse(page.now));
    const [car] = [...page.in, ...page.out]
      .filter((expected) => expected.carId === carId)
      .toSorted((a, b) => away(a) - away(b));
    return car && <Journey car={car} now={page.now} />;
  };
  const isOurs = found.some(({ plate }) => bare(plate) === typed);
  const tell = () => {
    void mark('markPassage', { action: 'unknown', plate: text.trim() });
    onDone();
  };
  return (
    <ul class="stack">
      {found.map((car) => (
        <li key={car.id} class="card">
          {expectedOf(car.id) ?? (
            <p class="row">
              <span class="plate">{car.plate}</span>
              <span class="soft">{carText(car)}</span>
            </p>
          )}
          <Pass carId={car.id} odometer={car.odometer} offers={bothWays} onDone={onDone} />
        </li>
      ))}
      {!isOurs && (
        <li>
          <button
            type="button"
            class={`button ${found.length > 0 ? 'quiet' : 'warn'}`}
            onClick={tell}
          >
            {say(unknownPlate, { plate: text.trim() })}
          </button>
        </li>
      )}
    </ul>
  );
};

const JUST_NOW_MS = 10 * 60_000;

/** What passed hours ago is no answer to anybody. */
const isJustNow = ({ passages: [newest], now }: GatePage): boolean =>
  newest !== undefined && Date.parse(now) - Date.parse(newest.at) < JUST_NOW_MS;

/** The answer to the last tap, where the eyes are. */
const Newest = ({ passage }: { passage: GatePage['passages'][number] | undefined }) => {
  const say = useSay();
  // Nobody can see what has not left the phone.
  const unknown = useLinkState().waiting.length === 0 ? unknownNoted : unknownTold;
  return (
    <div class="row">
      <p role="status">
        {passage &&
          `✓ ${clockOf(passage.at)} ${passage.plate} ${say(
            passage.action === 'unknown' ? unknown : ways[passage.action],
          )}`}
      </p>
      <TakeBack id={passage?.takeBack ?? null} />
    </div>
  );
};

/** What goes out and what comes in, side by side on a tablet; what is late stands out. */
export const GateFace = ({ page }: { page: GatePage }) => {
  const say = useSay();
  const [text, setText] = useState('');
  const list = (way: Way, nobody: string) => (
    <section>
      <h2>
        {say(way === 'out' ? goingOut : comingIn)} <small>{page[way].length}</small>
      </h2>
      {page[way].length === 0 && <p class="soft">{nobody}</p>}
      <ul class="stack">
        {page[way].map((car) => (
          <ExpectedCar key={car.tripId} car={car} page={page} way={way} />
        ))}
      </ul>
    </section>
  );
  return (
    <>
      <h1>{page.name}</h1>
      <input
        type="search"
        autoComplete="off"
        aria-label={say(searchPlate)}
        placeholder={say(searchPlate)}
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      {text.trim() === '' ? (
        <>
          <Newest passage={isJustNow(page) ? page.passages[0] : undefined} />
          <div class="columns">
            {list('out', say(nobodyOut))}
            {list('in', say(nobodyIn))}
          </div>
        </>
      ) : (
        <Found page={page} text={text} onDone={() => setText('')} />
      )}
      {page.passages.length > 0 && (
        <section>
          <h2>{say(passedTitle)}</h2>
          <ul class="lines">
            {page.passages.map(({ plate, action, at, takeBack }) => (
              <li key={`${at}${plate}`}>
                <span>
                  <b>{clockOf(at)}</b> {plate}
                </span>
                <span class="row">
                  {say(action === 'unknown' ? unknownTold : ways[action])}{' '}
                  <TakeBack id={takeBack} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Contacts contacts={page.contacts} />
    </>
  );
};
