import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newId } from '../../src/server/new-id';
import { companyIn } from '../server/schema/company';
import { useProduct } from './support/open-app';
import { useClock } from './support/use-clock';

useClock('2026-11-24T14:39+07:00');
const product = useProduct();
const kind = 'bookingnodriver';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
});

const carUntilThree = async (plate: string) => {
  const company = companyIn(product.database.db);
  const carId = await company.car({ class: 'sedan', plate });
  await company.add('carKind', { carId, kind });
  await company.add('carBlackout', {
    id: newId(),
    carId,
    type: 'blackout',
    period: '[2026-11-25 15:00+07,2026-11-25 23:00+07)',
    reason: 'ล้างรถ',
  });
};

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

const collectAt = async (hour: string) => {
  press(/^รับรถ/);
  const sheet = within(await screen.findByRole('dialog'));
  fireEvent.click(sheet.getByRole('button', { name: hour }));
  fireEvent.click(sheet.getByRole('button', { name: 'ตกลง' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

describe('the car that is picked for driving oneself', () => {
  it('stays when the time is another and it is free then, and goes when it is not', async () => {
    await carUntilThree('1กข 1');
    const company = companyIn(product.database.db);
    const other = await company.car({ class: 'sedan', plate: '1กข 2' });
    await company.add('carKind', { carId: other, kind });
    await product.openAs('employee', `/${kind}`);
    fireEvent.click(await screen.findByRole('radio', { name: /^รถเก๋ง/ }));
    const picked = () => screen.queryByRole<HTMLInputElement>('radio', { name: /^1กข 1/ });
    await waitFor(() => expect(picked()).not.toBeNull());
    fireEvent.click(picked()!);

    await collectAt('09');
    await waitFor(() => expect(picked()?.checked).toBe(true));

    await collectAt('14');
    await screen.findByText(/^รถเก๋ง · คันไหนก็ได้/);
    expect(picked()).toBeNull();
    // The line with the car lies below the screen: what became of it is said where another can be picked.
    const taken = 'คันที่เลือกไว้ไม่ว่างในเวลานี้ เลือกคันอื่นได้';
    const says = await screen.findByText(taken, undefined, { timeout: 10_000 });
    expect(says.closest('details')?.open).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: /^1กข 2/ }));
    expect(screen.queryByText(taken)).toBeNull();
  });
});
