import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LOCAL_TENANT_ID, oidOf } from '../../src/server/identity/local-idp/accounts';
import { newId } from '../../src/server/new-id';
import { companyIn } from '../server/schema/company';
import { emailOf } from '../server/support/people';
import { useProduct } from './support/open-app';
import { useClock } from './support/use-clock';

useClock('2026-11-24T14:39+07:00');
const product = useProduct();
const kind = 'bookingwithdrivernava';

// A Tuesday afternoon; a rental is to be asked for a day ahead.
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
});

const car = async (ofClass: 'van' | 'sedan', ...taken: [from: string, until: string][]) => {
  const company = companyIn(product.database.db);
  const id = await company.car({ class: ofClass });
  await company.add('carKind', { carId: id, kind });
  for (const [from, until] of taken)
    await company.add('carBlackout', {
      id: newId(),
      carId: id,
      type: 'blackout',
      period: `[2026-${from}+07,2026-${until}+07)`,
      reason: 'ล้างรถ',
    });
};

const openForm = async () => {
  await product.signIn('employee');
  const { services } = await product.open(`/${kind}`);
  const owner = { tid: LOCAL_TENANT_ID, oid: oidOf(emailOf('employee')) };
  await Promise.all([services.drafts.enter(owner), services.cache.enter(owner)]);
  await screen.findByRole('button', { name: 'ส่งคำขอ' });
};

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

const openSheet = async (question: RegExp) => {
  press(question);
  const sheet = within(await screen.findByRole('dialog'));
  return {
    ...sheet,
    tap: (name: string) => fireEvent.click(sheet.getByRole('button', { name })),
    close: async () => {
      fireEvent.click(sheet.getByRole('button', { name: 'ตกลง' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  };
};

/** What the picker says after its label. */
const saidBy = (label: string) =>
  screen.getByRole('button', { name: new RegExp(`^${label}`) }).textContent.slice(label.length);
const start = () => saidBy('ออกเดินทาง');
const end = () => saidBy('กลับถึง');

describe('the time of a rental', () => {
  it('begins on the next working morning that needs no reason', async () => {
    await openForm();
    expect([start(), end()]).toEqual(['พฤ. 26/11/2026 · 08:00', 'พฤ. 26/11/2026 · 12:00']);
    expect(screen.queryByText('จองกระชั้นกว่าที่กำหนด')).toBeNull();
  });

  it('says in the sheet that one class is full and what is free, and the band tells the same of each start', async () => {
    await car('van', ['11-26 08:00', '11-26 10:00']);
    await car('van', ['11-26 10:00', '11-26 12:00']);
    await car('sedan');
    await openForm();
    await screen.findByText('มีรถว่าง 1 คันในช่วงนี้');
    fireEvent.click(screen.getByRole('radio', { name: /^รถตู้/ }));
    await screen.findByText('รถตู้เต็ม · รถเก๋งว่าง 1 คัน');

    const sheet = await openSheet(/^ออกเดินทาง/);
    sheet.getByText('รถตู้เต็ม · รถเก๋งว่าง 1 คัน');
    expect(sheet.getByRole('img').getAttribute('aria-label')).toBe(
      // Nobody changes cars on the way, and the last start is the one that is back when service ends.
      'เริ่มเวลานี้ มีรถตลอด 4 ชม.: 05:00–05:45 เหลือน้อย, 05:45–10:00 เต็ม, 10:00–12:00 เหลือน้อย, 12:00–22:00 ว่าง',
    );
    fireEvent.click(sheet.getByRole('button', { name: 'ใช้เวลานี้' }));
    await sheet.close();
    expect(start()).toBe('พฤ. 26/11/2026 · 10:00');
    await screen.findByText('มีรถว่าง 1 คันในช่วงนี้');
  });

  it('of a booking that is approved says nothing about its own time, and all about another', async () => {
    await car('sedan', ['11-26 06:00', '11-26 20:00']);
    const id = await companyIn(product.database.db).booking({
      kind,
      class: 'sedan',
      requesterId: await product.idOf('employee'),
      startsAt: new Date('2026-11-26T08:00+07:00'),
      endsAt: new Date('2026-11-26T12:00+07:00'),
    });
    await product.signIn('employee');
    await product.open(`/${kind}?change=${id}`);
    await screen.findByText('รวม 4 ชม.');
    expect(screen.queryByText(/^รถเต็ม/)).toBeNull();
    const sheet = await openSheet(/^ออกเดินทาง/);
    sheet.tap('09');
    await sheet.findByText(/^รถเต็ม/);
  });

  it('keeps a car for what is approved already, and says so', async () => {
    await car('van');
    await car('van');
    await companyIn(product.database.db).booking({
      kind,
      class: 'van',
      startsAt: new Date('2026-11-26T09:00+07:00'),
      endsAt: new Date('2026-11-26T10:00+07:00'),
    });
    await openForm();
    await screen.findByText('มีรถว่าง 1 คันในช่วงนี้');
    expect(screen.getByText('กันไว้ให้คำขอที่อนุมัติแล้ว 1 คัน')).toBeTruthy();
  });

  const askTomorrowMorning = async () => {
    await openForm();
    const sheet = await openSheet(/^ออกเดินทาง/);
    sheet.tap('พรุ่งนี้ 25/11/2026');
    return sheet;
  };

  it('says at once that it is short notice, and asks why right under it', async () => {
    await car('van');
    const sheet = await askTomorrowMorning();
    sheet.getByText('กระชั้นกว่าที่กำหนด ต้องบอกเหตุผล');
    await sheet.close();
    const when = within(screen.getByRole('region', { name: 'ไปวันไหน กี่โมง' }));
    expect(when.getByRole('textbox', { name: 'เหตุผลที่เร่งด่วน' })).toBeTruthy();
  });

  it('proposes a time that needs no reason before a nearer one that does', async () => {
    await car('van', ['11-25 06:00', '11-25 09:00']);
    const sheet = await askTomorrowMorning();
    await sheet.findByText('ว่างเร็วสุด พรุ่งนี้ 25/11/2026 14:45');
    expect(sheet.queryByText('กระชั้นกว่าที่กำหนด ต้องบอกเหตุผล')).toBeNull();
  });

  it('says of the only time left that it needs a reason', async () => {
    await car('van', ['11-25 06:00', '11-25 09:00'], ['11-25 14:00', '12-04 00:00']);
    await car('van', ['11-24 00:00', '12-04 00:00']);
    const sheet = await askTomorrowMorning();
    await sheet.findByText('ว่างเร็วสุด พรุ่งนี้ 25/11/2026 09:00');
    expect(sheet.getByText('กระชั้นกว่าที่กำหนด ต้องบอกเหตุผล')).toBeTruthy();
  });

  it('offers no hour of today that is over', async () => {
    await openForm();
    const sheet = await openSheet(/^ออกเดินทาง/);
    sheet.tap('วันนี้ 24/11/2026');
    expect(start()).toBe('วันนี้ 24/11/2026 · 14:45');
    const isOpen = (name: string) =>
      !sheet.getByRole<HTMLButtonElement>('button', { name }).disabled;
    expect(['05', '13', '14', '15'].map(isOpen)).toEqual([false, false, true, true]);
    expect([':00', ':30', ':45'].map(isOpen)).toEqual([false, false, true]);
  });

  it('says of a time that is over nothing but that', async () => {
    await car('van');
    await openForm();
    const sheet = await openSheet(/^ออกเดินทาง/);
    sheet.tap('วันนี้ 24/11/2026');
    await sheet.findByText('มีรถว่าง 1 คันในช่วงนี้');
    const time = sheet.getByRole('textbox', { name: 'เวลา' });
    fireEvent.change(time, { target: { value: '09:00' } });
    await sheet.findAllByText(/เวลานี้ผ่านไปแล้ว/);
    expect(screen.queryAllByText('มีรถว่าง 1 คันในช่วงนี้')).toEqual([]);
    expect(sheet.queryByText('กระชั้นกว่าที่กำหนด ต้องบอกเหตุผล')).toBeNull();
  });

  it('keeps the end within the hours of service and says so; an earlier start has its length again', async () => {
    await openForm();
    const sheet = await openSheet(/^ออกเดินทาง/);
    sheet.tap('20');
    sheet.getByText('ปรับเวลาสิ้นสุดเป็น 22:00 ให้อยู่ในเวลาให้บริการ');
    expect(end()).toBe('พฤ. 26/11/2026 · 22:00');
    sheet.tap('10');
    expect(end()).toBe('พฤ. 26/11/2026 · 14:00');
    expect(sheet.queryByText(/^ปรับเวลาสิ้นสุด/)).toBeNull();
  });

  it('says no length over the band that the moved end does not leave', async () => {
    await openForm();
    const sheet = await openSheet(/^ออกเดินทาง/);
    await sheet.findByText('เริ่มเวลานี้ มีรถตลอด 4 ชม.');
    sheet.tap('20');
    expect(sheet.getByText('เริ่มเวลานี้ มีรถตลอด จนถึงเวลาสิ้นสุด')).toBeTruthy();
    sheet.tap('10');
    expect(sheet.getByText('เริ่มเวลานี้ มีรถตลอด 4 ชม.')).toBeTruthy();
  });
});
