import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { whichCar } from '#words/check-booking';
import { checkBooking, followGroup } from '#words/navigation';
import { Screen } from '../../ui/screen';
import { useSay } from '../../ui/use-say';
import classes from './check-booking-screen.module.css';
import { KindTiles } from './kind-tiles';

// Asked for while the first screen is still being drawn: rows and their words come beside it.
const arriving = import('./board');
const Board = lazy(() => arriving);

const Tiles = () => (
  <section aria-labelledby="which-car" className={classes['section']}>
    <h2 id="which-car" className={classes['subtitle']}>
      {useSay()(whichCar)}
    </h2>
    <KindTiles />
  </section>
);

/** The same places as the board's, so that nothing moves when it arrives. */
const Waiting = () => (
  <>
    <div className={classes['nextPlace']} aria-busy />
    <Tiles />
    <section className={classes['section']}>
      <h2 className={classes['subtitle']}>{useSay()(followGroup)}</h2>
      <div className={classes['listPlace']} aria-busy />
    </section>
  </>
);

export const CheckBookingScreen = () => (
  <Screen title={useSay()(checkBooking)}>
    <Suspense fallback={<Waiting />}>
      <Board search={useSearch({ from: '/_employee/checkbooking' })} tiles={<Tiles />} />
    </Suspense>
  </Screen>
);
