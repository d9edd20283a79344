import { describe, expect, it } from 'vitest';
import type { BookingPreview } from '#contract/bookings';
import { said } from '../arranging/use-arranging';
import { bangkok } from './company';
import { useBookings } from './use-bookings';

const bookings = useBookings();

const rental = (day: number, from: string, until: string) => ({
  ...bookings.requests.bookingnodriver,
  startsAt: bangkok(day, from),
  endsAt: bangkok(day, until),
});

const ref = async (id: string) => {
  const row = bookings.db.selectFrom('booking').select('ref').where('id', '=', id);
  return (await row.executeTakeFirstOrThrow()).ref;
};

describe('who drives a car', () => {
  it('asks for no second in the same hours, and is told the first', async () => {
    const { body: first } = await bookings.create(rental(24, '08:00', '16:00'));
    const { body } = await bookings.create(rental(24, '15:00', '18:00'));
    expect(body.error).toMatchObject({
      code: 'invalid_input',
      fields: { driverId: `drives_already ${await ref(first.id)}` },
    });
  });

  it('may have one after the other', async () => {
    await bookings.create(rental(24, '08:00', '12:00'));
    expect((await bookings.create(rental(24, '12:00', '16:00'))).status).toBe(200);
  });

  it('moves the one into the hours of the other as little; its own hours are free to it', async () => {
    const { body: first } = await bookings.create(rental(24, '08:00', '12:00'));
    const { body: second } = await bookings.create(rental(25, '08:00', '12:00'));
    expect(said(await bookings.edit(second, rental(24, '11:00', '14:00')))).toBe(
      `400 invalid_input driverId:drives_already ${await ref(first.id)}`,
    );
    expect((await bookings.edit(second, rental(25, '09:00', '13:00'))).status).toBe(200);
  });

  it('is free again when the booking is cancelled', async () => {
    const { body: first } = await bookings.create(rental(24, '08:00', '16:00'));
    await bookings.act(first, 'cancel', {});
    expect((await bookings.create(rental(24, '08:00', '16:00'))).status).toBe(200);
  });

  it('may take turns with somebody in another car', async () => {
    await bookings.db
      .insertInto('licence')
      .values({
        personId: bookings.company.people['approver']!,
        number: '61200401',
        class: 'บ.1',
        expiresOn: '2030-01-01',
      })
      .execute();
    await bookings.create(rental(24, '08:00', '16:00'));
    const theirs = {
      ...rental(24, '08:00', '16:00'),
      driverId: bookings.company.people['approver'],
      coDriverIds: [bookings.company.people['employee']],
    };
    expect(said(await bookings.create(theirs, 'approver'))).toBe('200');
  });

  it('gets one car when twelve are asked for at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => bookings.create(rental(24, '08:00', '16:00'))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => /drives_already/u.test(said(answer)))).toHaveLength(11);
  });
});

describe('who rides on a departure', () => {
  const seat = (more: object = {}) => ({ ...bookings.requests.bookingwithdriveramata, ...more });

  it('has one seat there, whoever books it, and the second is refused with the first', async () => {
    const { body: first } = await bookings.create(seat());
    const problem = `on_board_already ${await ref(first.id)}`;
    expect(said(await bookings.create(seat()))).toBe(`400 invalid_input forWhom:${problem}`);
    const me = { type: 'colleague', personId: bookings.company.people['employee'] };
    expect(said(await bookings.create(seat({ companions: [me], seats: 2 }), 'admin'))).toBe(
      `400 invalid_input companions.0:${problem}`,
    );
    expect((await bookings.create(seat({ date: '2026-11-23' }))).status).toBe(200);
  });

  it('has it for as long as they wait in line, too', async () => {
    await bookings.create(seat({ forWhom: await bookings.somebody(), seats: 12 }));
    const { body: waiting } = await bookings.create(seat());
    expect(waiting.status).toBe('waitlisted');
    expect(said(await bookings.create(seat()))).toContain('forWhom:on_board_already');
    await bookings.act(waiting, 'cancel', {});
    expect((await bookings.create(seat())).status).toBe(200);
  });

  it('changes to no departure on which they ride; the booking that is changed is no second', async () => {
    await bookings.create(seat());
    const { body: other } = await bookings.create(seat({ date: '2026-11-23' }));
    expect(said(await bookings.edit(other, seat()))).toContain('forWhom:on_board_already');
    expect((await bookings.edit(other, seat({ date: '2026-11-23', seats: 2 }))).status).toBe(200);
  });

  it('is told so before anything is sent; the booking that is changed is no second', async () => {
    const foresee = async (changing = '') => {
      const { body } = await bookings.call<BookingPreview>(
        'employee',
        'POST',
        `/employee/booking-previews${changing}`,
        { body: seat() },
      );
      return body.fields;
    };
    expect(await foresee()).toEqual({});
    const { body: first } = await bookings.create(seat());
    expect(await foresee()).toEqual({ forWhom: `on_board_already ${await ref(first.id)}` });
    expect(await foresee(`?changing=${first.id}`)).toEqual({});
  });

  it('is a person: guests and seats without a name may be as many as there are seats', async () => {
    const guest = { type: 'guest', name: 'คุณสมศรี', phone: '0812345678' };
    await bookings.create(seat({ forWhom: guest, seats: 3 }));
    expect((await bookings.create(seat({ forWhom: guest, seats: 3 }))).status).toBe(200);
  });

  it('gets one seat when twelve are asked for at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => bookings.create(seat())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => /on_board_already/u.test(said(answer)))).toHaveLength(11);
  });
});
