// Long, because one rented car is collected, kept longer and given back, each of them early, late and by the wrong person.
import { describe, expect, it } from 'vitest';
import type { CarDetail } from '#contract/fleet';
import type { NoticePage } from '#contract/notices';
import { noteNoShows } from '../../../src/server/jobs/note-no-shows';
import { handingOf, insertRental } from '../support/rentals';
import type { Role } from '../support/people';
import { at, period, said } from './use-arranging';
import { useRental } from './use-rental';

const { arranging, me, rented, handing, call } = useRental();

const rival = async (carId: string, from: string, until: string) =>
  arranging.arrange([await arranging.company.booking(period(from, until))], { carId });

describe('collecting the car', () => {
  it('writes down odometer, fuel, photos and key, and begins the trip', async () => {
    const { bookingId, tripId, carId } = await rented();
    const { status, body } = await call(bookingId, 'collect', await handing({ km: 1200 }));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      collected: { km: 1200, fuelEighths: 8, keyHanded: true, at: at('09:00').toISOString() },
      may: { collect: false, returnCar: true },
    });
    expect(body.collected?.photoIds).toHaveLength(4);
    expect(await arranging.statusOf(bookingId)).toBe('ongoing');
    expect(await arranging.read(tripId)).toMatchObject({
      status: 'underway',
      departedAt: at('09:00').toISOString(),
      assignments: [{ carId, startKm: 1200 }],
    });
    const { handovers } = (await arranging.detail(tripId)).body;
    expect(handovers).toMatchObject([{ type: 'collect', km: 1200, by: 'สมชาย ใจดี' }]);
  });

  it('of an electric car by per cent and range, as it shows them', async () => {
    const { bookingId, tripId } = await rented();
    await arranging.db.updateTable('car').set({ fuel: 'electric' }).execute();
    const electric = (await call(bookingId, 'rental')).body.car?.isElectric;
    const charged = { fuelEighths: null, chargePercent: 80, rangeKm: 240 };
    const { status, body } = await call(bookingId, 'collect', await handing(charged));
    expect([electric, status]).toEqual([true, 200]);
    expect(body.collected).toMatchObject(charged);
    expect((await arranging.detail(tripId)).body.handovers).toMatchObject([charged]);
  });

  it.each([
    ['neither', { fuelEighths: null }, 'fuelEighths:required'],
    ['both', { chargePercent: 50 }, 'fuelEighths:required'],
    ['a battery beyond full', { fuelEighths: null, chargePercent: 101 }, 'chargePercent:invalid'],
  ])('with %s is refused', async (_, more, problem) => {
    const { bookingId } = await rented();
    expect(said(await call(bookingId, 'collect', await handing(more)))).toBe(
      `400 invalid_input ${problem}`,
    );
  });

  it.each([
    ['before the buffer', '08:29', '409 not_now'],
    ['from the buffer on', '08:30', '200'],
  ])('%s', async (_, time, expected) => {
    const { bookingId } = await rented();
    arranging.bookings.setClock(at(time).toISOString());
    expect(said(await call(bookingId, 'collect', await handing()))).toBe(expected);
  });

  it('is only for who is named as a driver', async () => {
    const { bookingId } = await rented();
    await arranging.db
      .updateTable('selfDriver')
      .set({ personId: arranging.bookings.company.people['approver']! })
      .execute();
    expect(said(await call(bookingId, 'collect', await handing()))).toBe('403 not_allowed');
    expect(said(await call(bookingId, 'rental'))).toBe('403 not_allowed');
    const stranger = await call(bookingId, 'rental', undefined, { role: 'admin' });
    expect(said(stranger)).toBe('404 not_found');
  });

  it.each([
    ['without photos', { photoIds: [] }, 'photoIds:too_few'],
    ['with an odometer that fell', { km: 10 }, 'km:odometer_falls'],
  ])('%s is refused', async (_, more, problem) => {
    const { bookingId, carId } = await rented();
    await arranging.db.updateTable('car').set({ odometer: 900 }).where('id', '=', carId).execute();
    expect(said(await call(bookingId, 'collect', await handing(more)))).toBe(
      `400 invalid_input ${problem}`,
    );
  });

  it('with somebody else’s photo, or one that was used before, is refused', async () => {
    const { bookingId } = await rented();
    const theirs = await handingOf(arranging.db, arranging.bookings.company.people['approver']!);
    expect(said(await call(bookingId, 'collect', theirs))).toBe(
      '400 invalid_input photoIds.0:unknown',
    );
    const body = await handing();
    await call(bookingId, 'collect', body);
    const used = await call(bookingId, 'return', { ...body, km: 2000 });
    expect(said(used)).toBe('400 invalid_input photoIds:used_already');
  });

  it('with a licence that has lapsed meanwhile is refused', async () => {
    const { bookingId } = await rented();
    await arranging.db.updateTable('licence').set({ expiresOn: '2026-11-23' }).execute();
    expect(said(await call(bookingId, 'collect', await handing()))).toBe(
      '400 invalid_input licence:licence_expires',
    );
  });

  describe('after the clock gave it up', () => {
    const givenUp = async () => {
      const made = await rented();
      await arranging.bookings.runAt(at('09:31').toISOString(), noteNoShows);
      expect(await arranging.statusOf(made.bookingId)).toBe('noshow');
      return made;
    };

    it('is possible while nobody else has it, and the trip goes on as if it had been in time', async () => {
      const { bookingId, tripId, carId } = await givenUp();
      expect((await call(bookingId, 'rental')).body.may).toMatchObject({ collect: true });
      expect(said(await call(bookingId, 'collect', await handing({ km: 1200 })))).toBe('200');
      expect(await arranging.statusOf(bookingId)).toBe('ongoing');
      expect(await arranging.read(tripId)).toMatchObject({
        status: 'underway',
        departedAt: at('09:31').toISOString(),
        assignments: [{ carId, startKm: 1200 }],
      });
      arranging.bookings.setClock(at('12:00').toISOString());
      expect(said(await call(bookingId, 'return', await handing({ km: 1300 })))).toBe('200');
    });

    it('is refused once somebody else has it', async () => {
      const { bookingId, carId } = await givenUp();
      await rival(carId, '11:00', '12:00');
      expect((await call(bookingId, 'rental')).body.may).toMatchObject({ collect: false });
      expect(said(await call(bookingId, 'collect', await handing()))).toBe(
        '409 car_taken carId:taken',
      );
      expect(await arranging.statusOf(bookingId)).toBe('noshow');
    });

    it('is refused after its end', async () => {
      const { bookingId } = await givenUp();
      arranging.bookings.setClock(at('13:00').toISOString());
      expect((await call(bookingId, 'rental')).body.may).toMatchObject({ collect: false });
      expect(said(await call(bookingId, 'collect', await handing()))).toBe('409 not_now');
    });
  });

  it('twice at once, is done once', async () => {
    const { bookingId, version } = await rented();
    const [one, two] = [await handing(), await handing()];
    const answers = await Promise.all([
      call(bookingId, 'collect', one, { version }),
      call(bookingId, 'collect', two, { version }),
    ]);
    expect(answers.map(said).toSorted()).toEqual(['200', '409 changed_meanwhile']);
  });
});

describe('damage that a self-driver found', () => {
  const dent = { what: 'dent', x: 100, y: 450 };

  it('is kept by its place, for the dispatcher and whoever has the car next, until it is mended', async () => {
    const { bookingId, tripId, carId } = await rented(true);
    await call(bookingId, 'return', await handing({ km: 1300, damagePoints: [dent] }));
    expect((await arranging.detail(tripId)).body.handovers).toMatchObject([
      { type: 'return', damagePoints: [dent], damage: 'รอยบุบ: ประตูหน้าซ้าย' },
    ]);
    const next = await insertRental(arranging.db, me(), { from: at('14:00') });
    await arranging.db
      .updateTable('assignment')
      .set({ carId })
      .where('tripId', '=', next.tripId)
      .execute();
    const seen = await call(next.bookingId, 'rental');
    expect(seen.body.car?.damage).toMatchObject([dent]);
    const damageId = seen.body.car?.damage[0]?.id;
    const mend = async (role: Role) =>
      arranging.bookings.call<CarDetail>(
        role,
        'POST',
        `/admin/bookingnodriver/cars/${carId}/damage/${damageId}/mend`,
        { body: undefined },
      );
    expect(said(await mend('employee'))).toBe('403 not_allowed');
    const mended = await mend('admin');
    expect(mended.body.damage).toEqual([]);
    expect(said(await mend('admin'))).toBe('409 not_now');
    expect((await call(next.bookingId, 'rental')).body.car?.damage).toEqual([]);
  });

  it('beyond the outline is refused', async () => {
    const { bookingId } = await rented(true);
    const beyond = await handing({ km: 1300, damagePoints: [{ ...dent, x: 1001 }] });
    expect(said(await call(bookingId, 'return', beyond))).toBe(
      '400 invalid_input damagePoints.0.x:invalid',
    );
  });

  it('is told to whoever arranges the kind, with the way to the trip that shows its photos', async () => {
    const { bookingId, tripId } = await rented(true);
    await call(bookingId, 'return', await handing({ km: 1300, damage: 'รอยบุบประตูขวา' }));
    const { notices } = (
      await arranging.bookings.call<NoticePage>('admin', 'GET', '/employee/notices')
    ).body;
    expect(notices).toMatchObject([
      {
        type: 'trouble',
        sentence: expect.stringContaining('มีรอยหรือความเสียหาย: รอยบุบประตูขวา'),
        link: `/admin/bookingnodriver/arrangecartable?day=2026-11-24&open=trip:${tripId}`,
      },
    ]);
  });

  it('is no news where there is none', async () => {
    const { bookingId } = await rented(true);
    await call(bookingId, 'return', await handing({ km: 1300, damage: null }));
    const told = await arranging.db
      .selectFrom('notice')
      .select('id')
      .where('type', '=', 'trouble')
      .execute();
    expect(told).toEqual([]);
  });
});

describe('returning the car', () => {
  it('ends the trip, moves the odometer and frees the car for the rest of the time', async () => {
    const { bookingId, tripId, carId } = await rented();
    await call(bookingId, 'collect', await handing({ km: 1200 }));
    arranging.bookings.setClock(at('10:00').toISOString());
    const { body } = await call(
      bookingId,
      'return',
      await handing({ km: 1240, fuelEighths: 5, damage: 'รอยขีดข่วนที่กันชนหน้า' }),
    );
    expect(body.returned).toMatchObject({ km: 1240, damage: 'รอยขีดข่วนที่กันชนหน้า' });
    expect(await arranging.statusOf(bookingId)).toBe('completed');
    expect((await arranging.read(tripId)).status).toBe('done');
    const car = arranging.db.selectFrom('car').select('odometer').where('id', '=', carId);
    expect((await car.executeTakeFirst())?.odometer).toBe(1240);
    expect(said(await rival(carId, '10:29', '12:30'))).toBe('409 car_taken carId:taken');
    expect(said(await rival(carId, '10:30', '12:30'))).toBe('200');
  });

  it('with fewer kilometres than when it was collected is refused', async () => {
    const { bookingId } = await rented();
    await call(bookingId, 'collect', await handing({ km: 1200 }));
    const refused = await call(bookingId, 'return', await handing({ km: 1100, reason: 'พิมพ์ผิด' }));
    expect(said(refused)).toBe('400 invalid_input km:odometer_falls');
  });

  it('before it was collected is refused', async () => {
    const { bookingId } = await rented();
    expect(said(await call(bookingId, 'return', await handing()))).toBe('409 not_now');
  });
});

describe('keeping the car longer', () => {
  it('is possible as far as nobody else has it, and the phone knows how far', async () => {
    const { bookingId, tripId, carId } = await rented(true);
    await rival(carId, '16:00', '18:00');
    const { body } = await call(bookingId, 'rental');
    expect(body).toMatchObject({
      extendableUntil: at('15:30').toISOString(),
      may: { extend: true, endEarlier: true },
    });
    const tooLong = await call(bookingId, 'extend', { endsAt: at('15:45').toISOString() });
    expect(said(tooLong)).toBe('409 car_taken carId:taken');
    const { body: longer } = await call(bookingId, 'extend', { endsAt: at('15:30').toISOString() });
    expect(longer).toMatchObject({ endsAt: at('15:30').toISOString(), extendableUntil: null });
    expect((await arranging.read(tripId)).assignments[0]).toMatchObject({
      endsAt: at('15:30').toISOString(),
      heldUntil: at('16:00').toISOString(),
    });
  });

  it.each([
    ['to an earlier time', '12:00', 24, 'endsAt:not_later'],
    ['beyond what the kind allows', '10:00', 28, 'endsAt:longer_than_allowed'],
  ])('%s is refused', async (_, time, day, problem) => {
    const { bookingId } = await rented(true);
    const refused = await call(bookingId, 'extend', { endsAt: at(time, day).toISOString() });
    expect(said(refused)).toBe(`400 invalid_input ${problem}`);
  });

  it('beyond the papers of the car or the licence is refused', async () => {
    const { bookingId, carId } = await rented(true);
    await arranging.db
      .insertInto('carDocument')
      .values({ id: bookingId, carId, type: 'tax', expiresOn: '2026-11-24' })
      .execute();
    const endsAt = at('09:00', 25).toISOString();
    expect(said(await call(bookingId, 'extend', { endsAt }))).toBe(
      '400 invalid_input carId:papers_expire',
    );
    await arranging.db.updateTable('licence').set({ expiresOn: '2026-11-24' }).execute();
    expect(said(await call(bookingId, 'extend', { endsAt }))).toBe(
      '400 invalid_input endsAt:licence_expires',
    );
  });

  it('into the hours of another car of the driver is refused, and which it is', async () => {
    const { bookingId } = await rented(true);
    const { bookingId: next } = await insertRental(arranging.db, me(), { from: at('14:00') });
    const row = arranging.db.selectFrom('booking').select('ref').where('id', '=', next);
    const { ref } = await row.executeTakeFirstOrThrow();
    const until = (time: string) => call(bookingId, 'extend', { endsAt: at(time).toISOString() });
    expect(said(await until('14:30'))).toBe(`400 invalid_input endsAt:drives_already ${ref}`);
    expect(said(await until('14:00'))).toBe('200');
  });

  it('races a dispatcher for the time after: exactly one of them gets it', async () => {
    const { bookingId, carId } = await rented(true);
    const other = await arranging.company.booking(period('14:00', '16:00'));
    const [mine, theirs] = await Promise.all([
      call(bookingId, 'extend', { endsAt: at('15:00').toISOString() }),
      arranging.arrange([other], { carId }),
    ]);
    expect([said(mine), said(theirs)].toSorted()).toEqual(['200', '409 car_taken carId:taken']);
  });
});

describe('coming back earlier', () => {
  it('gives the time to others at once', async () => {
    const { bookingId, carId } = await rented(true);
    expect(said(await rival(carId, '12:00', '14:00'))).toBe('409 car_taken carId:taken');
    const { status } = await call(bookingId, 'end-earlier', { endsAt: at('11:00').toISOString() });
    expect(status).toBe(200);
    expect(said(await rival(carId, '12:00', '14:00'))).toBe('200');
  });

  it.each([
    ['before it began', '08:59', 'endsAt:end_before_start'],
    ['later than agreed', '14:00', 'endsAt:not_earlier'],
  ])('%s is refused', async (_, time, problem) => {
    const { bookingId } = await rented(true);
    const refused = await call(bookingId, 'end-earlier', { endsAt: at(time).toISOString() });
    expect(said(refused)).toBe(`400 invalid_input ${problem}`);
  });
});
