import { describe, expect, it } from 'vitest';
import { newId } from '../../../src/server/new-id';
import { providerOf } from '../support/trips';
import { at, period, said, useArranging } from './use-arranging';

const inDay = useArranging('bookingduringday');
const rental = useArranging('bookingwithdrivernava');

const servedBy = async (): Promise<string> => {
  const providerId = await providerOf(inDay.db);
  await inDay.db
    .insertInto('providerKind')
    .values({ providerId, kind: 'bookingduringday' })
    .execute();
  return providerId;
};

describe('the detail of a trip', () => {
  it('takes provider and cost where the kind has no expense screen', async () => {
    const providerId = await servedBy();
    const { tripId } = await inDay.company.arranged(period('10:00', '10:30'));
    const { body } = await inDay.act(tripId, '', { providerId, cost: '450.50', note: 'ด่วน' });
    expect(body.trips[0]).toMatchObject({
      cost: '450.50',
      provider: { id: providerId },
      note: 'ด่วน',
      status: 'planned',
    });
    const kept = await inDay.act(tripId, '', { providerId, cost: '450.5', note: null });
    expect(kept.body.trips[0]).toMatchObject({ cost: '450.50', note: null });
    const { may } = (await inDay.detail(tripId)).body;
    expect(may.costs).toBe(true);
  });

  it.each([
    ['that is no amount', { cost: '-1' }, '400 invalid_input cost:invalid'],
    [
      'of a provider who does not serve here',
      { providerId: newId() },
      '400 invalid_input providerId:unknown',
    ],
  ])('refuses a cost %s', async (_, costs, expected) => {
    const { tripId } = await inDay.company.arranged(period('10:00', '10:30'));
    expect(said(await inDay.act(tripId, '', costs))).toBe(expected);
  });

  it('leaves costs to the expense screen where there is one', async () => {
    const { tripId } = await rental.company.arranged(period('08:00', '12:00'));
    expect(said(await rental.act(tripId, '', { cost: '100' }))).toBe(
      '400 invalid_input cost:kept_in_expenses',
    );
    expect((await rental.detail(tripId)).body.may.costs).toBe(false);
    expect((await rental.act(tripId, '', { note: 'รอที่ประตู 2' })).status).toBe(200);
  });

  it('keeps provider and cost when only the notes are sent', async () => {
    const providerId = await servedBy();
    const { tripId } = await inDay.company.arranged(period('10:00', '10:30'));
    await inDay.act(tripId, '', { providerId, cost: '450.50' });
    const { body } = await inDay.act(tripId, '', { meetingPoint: 'ประตู 2', note: 'ด่วน' });
    expect(body.trips[0]).toMatchObject({
      meetingPoint: 'ประตู 2',
      note: 'ด่วน',
      provider: { id: providerId },
      cost: '450.50',
    });
  });

  it('tells who travels when the car waits somewhere else, and only then', async () => {
    const { company, db } = rental;
    const { tripId, bookingId } = await company.arranged(period('08:00', '12:00'));
    await rental.act(tripId, '', { meetingPoint: 'ประตู 2' });
    await rental.act(tripId, '', { meetingPoint: 'ประตู 2', note: 'เติมน้ำมัน' });
    const notices = await db.selectFrom('notice').select(['type', 'subjectId', 'params']).execute();
    expect(notices.map(({ type, subjectId }) => ({ type, subjectId }))).toEqual([
      { type: 'changed', subjectId: bookingId },
    ]);
    expect(notices[0]?.params).toMatchObject({ placeIs: 'ประตู 2' });
  });

  it('names its stops in order, each once', async () => {
    const { company, db } = inDay;
    const { tripId, bookingId } = await company.arranged(period('10:00', '10:30'));
    const other = await company.booking({
      ...period('10:10', '10:30'),
      tripId,
      status: 'arranged',
    });
    const stop = (of: string, position: number, placeText: string) => ({
      bookingId: of,
      position,
      placeText,
    });
    await db
      .insertInto('bookingStop')
      .values([
        stop(bookingId, 0, 'ประตู 1'),
        stop(bookingId, 1, 'คลังสินค้า'),
        stop(other, 0, 'สำนักงาน'),
        stop(other, 1, 'คลังสินค้า'),
      ])
      .execute();
    const { body } = await inDay.detail(tripId);
    expect(body.stops).toEqual([
      { name: 'ประตู 1', at: at('10:00').toISOString() },
      { name: 'สำนักงาน', at: at('10:10').toISOString() },
      { name: 'คลังสินค้า', at: at('10:30').toISOString() },
    ]);
  });
});

describe('the stops of a rental', () => {
  it('have the times that somebody asked for: when the car comes back is none of them', async () => {
    const { company, db } = rental;
    const { tripId, bookingId } = await company.arranged(period('08:00', '14:00'));
    const stop = (position: number, placeText: string, arriveBy: Date | null) => ({
      bookingId,
      position,
      placeText,
      arriveBy,
    });
    await db
      .insertInto('bookingStop')
      .values([
        stop(0, 'ประตู 1', null),
        stop(1, 'กรมโรงงาน', null),
        stop(2, 'ลูกค้า', at('10:00')),
        stop(3, 'สนามบินดอนเมือง', null),
      ])
      .execute();
    expect((await rental.detail(tripId)).body.stops).toEqual([
      { name: 'ประตู 1', at: at('08:00').toISOString() },
      { name: 'กรมโรงงาน', at: null },
      { name: 'ลูกค้า', at: at('10:00').toISOString() },
      { name: 'สนามบินดอนเมือง', at: null },
    ]);
  });
});

describe('a booking to arrange', () => {
  it('says who would rather ride alone, and which driver was wished for', async () => {
    await inDay.company.booking({
      ...period('10:00', '10:30'),
      details: JSON.stringify({ share: false }),
    });
    expect((await inDay.day()).body.unarranged[0]?.flags).toContain('alone');
    const driverId = await rental.company.driver();
    await rental.company.booking({
      ...period('08:00', '12:00'),
      details: JSON.stringify({ driverWish: driverId }),
    });
    expect((await rental.day()).body.unarranged[0]?.wishedDriverId).toBe(driverId);
  });

  it('says before it is arranged what was noted, why, and what is to be carried where', async () => {
    const bookingId = await inDay.company.booking({
      ...period('10:00', '10:30'),
      note: 'อุปกรณ์วัด 20 กก. 2 กล่อง',
      urgentReason: 'เครื่องจักรหยุด',
      details: JSON.stringify({ timing: 'arrive_by', flexibilityMinutes: 15, goods: '2 กล่อง' }),
    });
    await inDay.db
      .insertInto('bookingStop')
      .values({ bookingId, position: 0, placeText: 'ประตู 1', arriveBy: null })
      .execute();
    expect((await inDay.day()).body.unarranged[0]).toMatchObject({
      note: 'อุปกรณ์วัด 20 กก. 2 กล่อง',
      urgentReason: 'เครื่องจักรหยุด',
      flags: ['urgent', 'note', 'guest'],
      wishes: ['ต้องไปถึงก่อน', 'ยืดหยุ่น 15 นาที', 'สิ่งของที่นำไป: 2 กล่อง'],
      stops: [{ name: 'ประตู 1', arriveBy: null }],
    });
    await rental.company.booking({
      ...period('08:00', '12:00'),
      details: JSON.stringify({ movement: 'wait', overnight: true, luggage: 'กระเป๋า 3 ใบ' }),
    });
    expect((await rental.day()).body.unarranged[0]).toMatchObject({
      flags: ['note', 'guest'],
      wishes: ['ให้รถรอที่ปลายทาง', 'ค้างคืน', 'สัมภาระ: กระเป๋า 3 ใบ'],
    });
  });
});
