import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { insertRated, insertRide } from '../server/support/ratings';
import { useProduct } from './support/open-app';

const product = useProduct();
const HOUR = 3_600_000;
const screenOf = '/admin/bookingwithdrivernava/evaluate';

const rated = async (overall: number, more: Parameters<typeof insertRated>[2] = {}) =>
  insertRated(
    product.database.db,
    await product.idOf('employee'),
    { overall, at: new Date(Date.now() - HOUR), ...more },
    { endedAt: new Date(Date.now() - 2 * HOUR) },
  );

describe('Satisfaction', () => {
  it('shows the figures, and behind a bar exactly the answers that make it', async () => {
    for (const overall of [5, 5, 4, 4]) await rated(overall);
    await rated(3, { comment: 'เบาะแข็ง' });
    await insertRide(product.database.db, await product.idOf('employee'), {
      endedAt: new Date(Date.now() - 2 * HOUR),
    });
    const { router } = await product.openAs('admin', screenOf);
    const stars = within(await screen.findByRole('table', { name: 'การกระจายของดาว' }));
    expect(screen.getAllByText('83.3 %')[0]?.tagName).toBe('STRONG');
    expect(screen.getAllByText('4.20')[0]?.tagName).toBe('STRONG');
    // Each drove once, so what was said stands by no name; who was not spoken of may be named.
    const drivers = within(screen.getByRole('table', { name: 'รายคนขับ' }));
    expect(drivers.getByText(/^คนขับอื่น/)).toBeTruthy();
    expect(drivers.queryByText('อรทัย แสงทอง')).not.toBeNull();

    const five = stars.getByRole('row', { name: /5 จาก 5 ดาว 2/ });
    fireEvent.click(within(five).getByRole('link', { name: '5 จาก 5 ดาว' }));
    await screen.findByText(/^2 รายการ/);
    expect(router.state.location.search).toMatchObject({ view: 'answers', stars: '5' });
    expect(screen.getAllByRole('img', { name: '5 จาก 5 ดาว' })).toHaveLength(2);

    fireEvent.click(screen.getByRole('link', { name: 'คำตอบและความคิดเห็น' }));
    await screen.findByText('เบาะแข็ง');
  });

  it('a low score is answered with a reply, and is theirs who answered it', async () => {
    const { ratingId } = await rated(1, { reason: 'มาช้า', followUp: 'open' });
    await product.openAs('admin', screenOf);
    fireEvent.click(await screen.findByRole('link', { name: 'คะแนนต่ำ (1)' }));
    fireEvent.click(await screen.findByRole('link', { name: /^คะแนนต่ำของ NV-/ }));
    const panel = within(await screen.findByRole('dialog', { name: /^คะแนนต่ำของ NV-/ }));
    panel.getByText('มาช้า');
    fireEvent.click(panel.getByRole('radio', { name: 'ดำเนินการแล้ว' }));
    fireEvent.click(panel.getByRole('button', { name: 'บันทึก' }));
    await panel.findByText('กรุณากรอกช่องนี้');
    fireEvent.change(panel.getByRole('textbox', { name: /^คำตอบถึงผู้ให้คะแนน/ }), {
      target: { value: 'ขออภัยค่ะ' },
    });
    fireEvent.click(panel.getByRole('button', { name: 'บันทึก' }));
    await waitFor(async () =>
      expect(
        await product.database.db
          .selectFrom('rating')
          .select(['followUp', 'reply', 'ownerId'])
          .where('id', '=', ratingId)
          .executeTakeFirst(),
      ).toEqual({
        followUp: 'resolved',
        reply: 'ขออภัยค่ะ',
        ownerId: await product.idOf('admin'),
      }),
    );
  });
});
