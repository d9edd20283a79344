import { checkBooking, followGroup } from '#words/navigation';
import { bookingsComing, whichCar } from '#words/check-booking';
import { Screen } from '../../ui/screen';
import { useSay } from '../../ui/use-say';
import classes from './check-booking-screen.module.css';
import { KindTiles } from './kind-tiles';

export const CheckBookingScreen = () => {
  const say = useSay();
  return (
    <Screen title={say(checkBooking)}>
      <section aria-labelledby="which-car" className={classes['section']}>
        <h2 id="which-car" className={classes['subtitle']}>
          {say(whichCar)}
        </h2>
        <KindTiles />
      </section>
      <section aria-labelledby="my-bookings" className={classes['section']}>
        <h2 id="my-bookings" className={classes['subtitle']}>
          {say(followGroup)}
        </h2>
        <p className={classes['empty']}>{say(bookingsComing)}</p>
      </section>
    </Screen>
  );
};
