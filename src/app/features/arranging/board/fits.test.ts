import { describe, expect, it } from 'vitest';
import type { ArrangeDay, ArrangeTrip } from '#contract/arranging';
import type { Target } from '../target';
import { boardRowsOf } from './board-rows';
import { fitsOf, nearestOf, nextOf } from './fits';

const at = (time: string) => `2026-11-24T${time}:00+07:00`;

const car = (id: string, more = {}) => ({
  id,
  plate: id,
  seats: 4,
  status: 'available',
  papersUntil: null,
  ...more,
});
const driver = (id: string, more = {}) => ({
  id,
  status: 'active',
  licenceUntil: '2030-01-01',
  ...more,
});

const trip = (carId: string, driverId: string, from: string, until: string) => {
  const period = { startsAt: at(from), endsAt: at(until) };
  const held = {
    ...period,
    id: `${carId} ${from}`,
    carId,
    driverId,
    heldFrom: at(from),
    heldUntil: at(until),
  };
  return {
    id: `trip ${carId} ${from}`,
    ...period,
    carId,
    driverId,
    assignments: [held],
    bookings: [],
  } as unknown as ArrangeTrip;
};

const dayWith = (more: object) =>
  ({
    from: '2026-11-24',
    to: '2026-11-24',
    kind: {
      withDriver: true,
      pools: false,
      bufferMinutes: 30,
      service: { from: '05:00', to: '22:00' },
    },
    resources: { cars: [car('small'), car('other')], drivers: [driver('a'), driver('b')] },
    trips: [],
    blocks: [],
    ...more,
  }) as unknown as ArrangeDay;

const waits = (from: string, until: string, seats = 2): Target =>
  ({
    type: 'booking',
    id: 'b',
    booking: { id: 'b', startsAt: at(from), endsAt: at(until), seats, stops: [] },
  }) as unknown as Target;

/** From nine in the morning until three in the afternoon of the next day. */
const twoDays = {
  type: 'booking',
  id: 'b',
  booking: {
    id: 'b',
    startsAt: at('09:00'),
    endsAt: '2026-11-25T15:00:00+07:00',
    seats: 2,
    stops: [],
  },
} as unknown as Target;

const rowsOf = (day: ArrangeDay) => ({
  cars: boardRowsOf(day, 'cars'),
  drivers: boardRowsOf(day, 'drivers'),
});
const fit = (day: ArrangeDay, target: Target, now = at('06:00')) =>
  fitsOf(day, rowsOf(day), [target], Date.parse(now)).get('booking:b');

describe('what waits says beforehand who could take it', () => {
  const target = waits('09:00', '10:00');

  it('as many cars as are free, have the seats and their papers', () => {
    expect(fit(dayWith({}), target)).toBe(2);
    expect(fit(dayWith({ trips: [trip('small', 'a', '08:00', '09:30')] }), target)).toBe(1);
    expect(fit(dayWith({}), waits('09:00', '10:00', 5))).toBe('none');
    const cars = [car('small', { papersUntil: '2026-11-23' }), car('other', { status: 'repair' })];
    expect(fit(dayWith({ resources: { cars, drivers: [driver('a')] } }), target)).toBe('none');
  });

  it('counts the time to come back and clean once: after the trip', () => {
    const day = (next: string) => dayWith({ trips: [trip('small', 'a', next, '12:00')] });
    expect(fit(day('10:15'), target)).toBe(1);
    expect(fit(day('10:30'), target)).toBe(2);
  });

  it('nothing of what ends on a day that is not shown: another trip may stand there', () => {
    const overnight = (day: ArrangeDay) =>
      fitsOf(day, rowsOf(day), [twoDays], Date.parse(at('06:00'))).get('booking:b');
    expect(overnight(dayWith({}))).toBeUndefined();
    expect(overnight(dayWith({ to: '2026-11-25' }))).toBe(2);
    expect(overnight(dayWith({ resources: { cars: [], drivers: [] } }))).toBe('none');
  });

  it('no car that is kept for the wish of somebody else', () => {
    const keptFor = (bookingId: string) =>
      dayWith({
        blocks: [
          {
            id: 'w',
            carId: 'small',
            driverId: null,
            type: 'tentative',
            bookingId,
            startsAt: at('08:00'),
            endsAt: at('12:00'),
          },
        ],
      });
    expect(fit(keptFor('another'), target)).toBe(1);
    expect(fit(keptFor('b'), target)).toBe(2);
  });

  it('that nobody could drive it', () => {
    const trips = [trip('x', 'a', '08:00', '11:00'), trip('y', 'b', '08:00', '11:00')];
    expect(fit(dayWith({ trips }), target)).toBe('driver');
  });
});

describe('a car that somebody saw leave, and nobody saw come back', () => {
  const out = (departedBy: string) => ({
    ...trip('small', 'a', '08:00', '09:00'),
    status: 'underway',
    departedBy,
  });

  it('does not count for what begins within two hours', () => {
    const day = dayWith({ trips: [out('gate')] });
    expect(fit(day, waits('10:59', '12:00'), at('09:00'))).toBe(2);
    expect(fit(day, waits('11:00', '12:00'), at('09:01'))).toBe(1);
    expect(fit(day, waits('11:01', '12:00'), at('09:01'))).toBe(2);
  });

  it('counts where only the clock assumed that it left: so it is assumed to be back', () => {
    const day = dayWith({ trips: [out('clock')] });
    expect(fit(day, waits('10:00', '12:00'), at('09:01'))).toBe(2);
  });
});

describe('where nothing fits, the nearest time is told', () => {
  const busy = (from: string, until: string) =>
    dayWith({ trips: [trip('small', 'a', from, until), trip('other', 'b', from, until)] });
  const nearest = (day: ArrangeDay, now = at('06:00')) =>
    nearestOf(day, rowsOf(day), waits('09:00', '10:00'), Date.parse(now));

  it('in quarters of an hour, later or earlier', () => {
    expect(nearest(busy('08:00', '09:10'))).toMatchObject({ later: 15, plate: 'small' });
    expect(nearest(busy('10:00', '18:00'))).toMatchObject({ later: -30 });
  });

  it('never one that ends on a day that is not shown', () => {
    const cut = busy('08:00', '09:10');
    const near = (day: ArrangeDay) => nearestOf(day, rowsOf(day), twoDays, Date.parse(at('06:00')));
    expect(near(cut)).toBeNull();
    expect(near({ ...cut, to: '2026-11-25' })).toMatchObject({ later: 15 });
  });

  const mustArrive = (from: string, until: string): Target => {
    const target = waits(from, until);
    const stops = [{ arriveBy: at(until) }];
    return { ...target, booking: { ...('booking' in target && target.booking), stops } } as Target;
  };

  it('never a later one for whom has to be there by an hour', () => {
    const early = busy('08:00', '09:10');
    const target = mustArrive('09:00', '10:00');
    expect(nearestOf(early, rowsOf(early), target, Date.parse(at('06:00')))).toMatchObject({
      later: -150,
    });
  });

  it('is what another time begins with, and a quarter of an hour where a car is free anyway', () => {
    const next = (day: ArrangeDay, target = waits('09:00', '10:00')) =>
      nextOf(day, rowsOf(day), target, Date.parse(at('06:00')));
    expect(next(busy('08:00', '09:50'))).toBe(60);
    expect(next(dayWith({}))).toBe(15);
    expect(next(dayWith({}), mustArrive('09:00', '10:00'))).toBe(-15);
    expect(next(busy('05:00', '22:00'))).toBe(15);
  });

  it('never a time that is over, nor one at night', () => {
    expect(nearest(busy('10:00', '18:00'), at('08:45'))).toBeNull();
    expect(nearest(busy('05:00', '22:00'))).toBeNull();
  });
});
