import { useEffect, useRef, useState } from 'react';
import type { BookingDetail } from '#contract/bookings';
import type { Rental } from '#contract/arranging-rental';
import {
  collect,
  collectedAt,
  endEarlier,
  extend,
  giveBack,
  rentalDone,
  rentalFailed,
  rentalTitle,
  returnedAt,
  stillFree,
  willBeSent,
} from '#words/rental';
import { useServices } from '../../../app-services';
import { useRemote } from '../../../remote/use-remote';
import { useArrival } from '../../../unsent/use-sent';
import { useStore } from '../../../ui/store';
import { useSay } from '../../../ui/use-say';
import { rentalOf } from '../booking-remotes';
import type { BookingSearch } from '../booking-search';
import classes from '../../../booking-kit/booking-sheet.module.css';
import { intoView } from '../into-view';
import { useUnsentHandover } from '../use-unsent-handover';
import { PhotoPairs, type HandoverPhoto } from '../../../booking-kit/photo-pairs';
import { CarOutline } from '../../../ui/car-outline';
import { asDoneHere } from './done-here';
import { ReturnFirst } from './return-first';
import { HandoverForm } from './handover-form';
import { HandoverSeen } from './handover-seen';
import { KeyPlace } from './key-place';
import { NewEndForm } from './new-end-form';
import { useOwnPhotos } from './use-own-photos';

type Asking = 'collect' | 'return' | 'extend' | 'endEarlier';

type Props = {
  booking: BookingDetail;
  /** The form that was asked for already. */
  handover: BookingSearch['handover'];
  onChanged: () => void;
};

const HandoverDamage = ({ collected, returned }: Pick<Rental, 'collected' | 'returned'>) => {
  const [known, found] = [collected?.damagePoints ?? [], returned?.damagePoints ?? []];
  return known.length + found.length > 0 && <CarOutline known={known} found={found} />;
};

const stillHere = (photoIds: readonly string[]): HandoverPhoto[] =>
  photoIds.map((id) => ({ id, keptId: id }));

const onlyThere = (photoIds: readonly string[]): HandoverPhoto[] => photoIds.map((id) => ({ id }));

/** The car in a self-driver's hands: taken over, kept longer, given back, all on the phone beside it. */
const RentalSection = ({ booking, handover, onChanged }: Props) => {
  const say = useSay();
  const { shown, value, show, read } = useRemote(rentalOf, {
    bookingId: booking.id,
    version: booking.version,
  });
  const { collecting, returning } = useUnsentHandover(booking.id);
  const waits = (collecting ?? returning) !== undefined;
  const waited = useRef(waits);
  useEffect(() => {
    // The form that sent it may be closed long since.
    if (waited.current && !waits) void read();
    waited.current = waits;
  }, [waits, read]);
  const out = value?.stillOut ?? null;
  const isOutBack = useUnsentHandover(out?.bookingId ?? '').returning !== undefined;
  // Without a signal it may be old news: the server judges when the handover arrives.
  const isKnown = useStore(useServices().connectivity) && !isOutBack;
  const stillOut = isKnown ? out : null;
  const own = useOwnPhotos(booking.id);
  const [asking, setAsking] = useState<Asking | null>(handover ?? null);
  const [done, setDone] = useState<Asking | null>(null);
  // The form of the return stands on it also while the answer comes.
  const [collectedHere, setCollectedHere] = useState(collecting);
  if (collecting && collecting.key !== collectedHere?.key) setCollectedHere(collecting);
  useArrival<'collectCar'>(collectedHere?.key ?? '', show);
  if (shown.status === 'failed') return <p className="soft small">{say(rentalFailed)}</p>;
  if (shown.status === 'loading') return null;
  const stored = shown.value;
  // What a form is still sending is not done: the form says what becomes of it.
  const unsent = {
    collect: { returning },
    return: { collecting: collectedHere },
    none: { collecting, returning },
  }[asking === 'collect' || asking === 'return' ? asking : 'none'];
  const rental = asDoneHere(stored, unsent);

  const changed = (next: Rental) => {
    show(next);
    setDone(asking);
    setAsking(null);
    onChanged();
  };
  const given = {
    booking,
    rental,
    onChanged: changed,
    onRefused: () => void read(),
    onWaits: () => setAsking(null),
    onCancel: () => setAsking(null),
  };
  const { collected, returned, may } = rental;
  // A late answer comes with the next reading: what was asked for stands there as done.
  const isOver = (asking === 'collect' && collected) || (asking === 'return' && returned);
  const news = isOver ? asking : done;
  const before = (stored.collected ? own.of : stillHere)(collected?.photoIds ?? []);
  const after = (stored.returned ? onlyThere : stillHere)(returned?.photoIds ?? []);
  // An address may ask too early or too late: the car has a collection and a return, one after the other.
  const isOpen = {
    collect: rental.car !== null && !collected,
    return: collected !== null && !returned,
    extend: may.extend,
    endEarlier: true,
  };
  if (stillOut && asking === 'collect' && isOpen.collect) return <ReturnFirst car={stillOut} />;
  if (asking && isOpen[asking]) {
    if (asking === 'collect' || asking === 'return')
      return (
        <HandoverForm
          key={asking}
          {...given}
          isReturn={asking === 'return'}
          before={before}
          onPhotos={own.keep}
        />
      );
    return <NewEndForm key={asking} {...given} isLater={asking === 'extend'} />;
  }

  const actions = [
    [may.collect && !stillOut, 'collect', collect],
    [may.returnCar, 'return', giveBack],
    [may.extend, 'extend', extend],
    [may.endEarlier, 'endEarlier', endEarlier],
  ] as const;
  if (!collected && !stillOut && !actions.some(([isPossible]) => isPossible)) return null;
  return (
    <section aria-label={say(rentalTitle)} className="stack gap-4">
      <h3>{say(rentalTitle)}</h3>
      <p role="status" className="note strong" ref={news || waits ? intoView : undefined}>
        {waits ? say(willBeSent) : news && say(rentalDone[news])}
      </p>
      {booking.status === 'noshow' && <p className="note">{say(stillFree)}</p>}
      {stillOut && may.collect && <ReturnFirst car={stillOut} />}
      {!returned && <KeyPlace car={rental.car} isOut={collected !== null} />}
      {collected && (
        <HandoverSeen handover={collected} isReturn={false} title={say(collectedAt, collected)} />
      )}
      {returned && <HandoverSeen handover={returned} isReturn title={say(returnedAt, returned)} />}
      <HandoverDamage collected={collected} returned={returned} />
      <PhotoPairs collected={before} returned={after} />
      <div className={classes['actions']}>
        {actions.map(
          ([isPossible, what, word], place) =>
            isPossible && (
              <button
                key={what}
                type="button"
                className={place < 2 ? 'button main' : 'button'}
                onClick={() => {
                  // What was done before is no answer to this.
                  setDone(null);
                  setAsking(what);
                }}
              >
                {say(word)}
              </button>
            ),
        )}
      </div>
    </section>
  );
};

export default RentalSection;
