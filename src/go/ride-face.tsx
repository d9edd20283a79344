/** @jsxImportSource preact */
import type { RidePage } from '#contract/link-pages';
import {
  boardingCodeTitle,
  call,
  driverTitle,
  meetHere,
  rideStates,
  rideTitle,
} from '#words/link-page';
import { sayColour } from '#words/say-colour';
import { Contacts } from './contacts';
import { carText, clockOf, dayText, useSay } from './use-link';
import { Words } from './words';

/** When, where, which car, who drives: to be read at the kerb. */
export const RideFace = ({ page }: { page: RidePage }) => {
  const say = useSay();
  const { startsAt, from, to, meetingPoint, car, driver, boardingCode, name, ref } = page;
  // Nobody promises a car to whom it should have come by now.
  const state = page.state === 'waiting' && startsAt <= page.now ? 'late' : page.state;
  return (
    <>
      <h1>
        {say(rideTitle)} <small>{[name, ref].filter(Boolean).join(' · ')}</small>
      </h1>
      <article class="card">
        <p class="state" data-state={state} role="status">
          {say(rideStates[state])}
        </p>
        <p>
          <b class="time">{clockOf(startsAt)}</b> <span class="soft">{dayText(startsAt)}</span>
        </p>
        <p>
          <Words text={[from, to].filter(Boolean).join(' → ')} />
        </p>
        {meetingPoint && (
          <p class="aside">
            <Words text={say(meetHere, { place: meetingPoint })} />
          </p>
        )}
        {car && (
          <p>
            <span class="plate large">{car.plate}</span>
            <br />
            <span class="soft">
              {carText(car)} · {sayColour(say, car.colour)}
            </span>
          </p>
        )}
        {driver && (
          <p class="row">
            <span>
              {say(driverTitle)} <b>{driver.name}</b>
            </span>
            {driver.phone && (
              <a class="button quiet" href={`tel:${driver.phone}`}>
                {say(call)}
              </a>
            )}
          </p>
        )}
        {boardingCode && (
          <p>
            {say(boardingCodeTitle)}
            <br />
            <b class="boarding">{boardingCode}</b>
          </p>
        )}
      </article>
      <Contacts contacts={page.contacts} />
    </>
  );
};
