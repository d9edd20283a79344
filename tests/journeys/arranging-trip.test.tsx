import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dayOf } from '#domain/dates/bangkok-time';
import { kindIds, type KindId } from '#domain/booking/kind-id';
import { LOCAL_TENANT_ID, oidOf } from '../../src/server/identity/local-idp/accounts';
import { emailOf } from '../server/support/people';
import { tripsIn } from '../server/support/trips';
import { chooseMore, panel, pressIn } from './support/arranging-panel';
import { useProduct } from './support/open-app';

const product = useProduct();
const DAY = 86_400_000;
/** Where the trips of the tests lie. */
const day = dayOf(new Date(Math.floor(Date.now() / DAY + 3) * DAY));

const company = (kind: KindId = 'bookingwithdrivernava') => tripsIn(product.database.db, kind);
const tripOf = (id: string) =>
  product.database.db.selectFrom('trip').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** The page with this trip's panel open. */
const openTrip = async (id: string, kind: KindId = 'bookingwithdrivernava') => {
  await product.signIn('admin');
  const path = `/admin/${kind}/arrangecartable?day=${day}&open=trip:${id}`;
  const { services } = await product.open(path);
  await services.cache.enter({ tid: LOCAL_TENANT_ID, oid: oidOf(emailOf('admin')) });
};

describe('A trip’s panel', () => {
  it('pins a trip, then says that it is pinned and how to change it again', async () => {
    const { tripId } = await company().arranged();
    await openTrip(tripId);
    await chooseMore('ล็อกไว้');
    expect(await (await panel()).findByText(/^เที่ยวนี้ล็อกไว้ ปลดล็อกก่อน/)).toBeTruthy();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'เปลี่ยนรถหรือคนขับ' })).toBeNull(),
    );
    await pressIn('ปลดล็อก');
    await (await panel()).findByRole('button', { name: 'เปลี่ยนรถหรือคนขับ' });
    expect((await tripOf(tripId)).locked_by_id).toBeNull();
    expect(screen.queryByText(/^เที่ยวนี้ล็อกไว้/)).toBeNull();
  });

  it.each(
    kindIds.flatMap((kind) => [
      [kind, 'the company’s own car', {}],
      [kind, 'a provider and a cost', { provided: true }],
    ]) as [KindId, string, { provided?: boolean }][],
  )(
    'saves where to meet and what to tell the driver: %s with %s',
    async (kind, _, { provided }) => {
      const providerId = provided ? await company(kind).provider() : null;
      const { tripId } = await company(kind).arranged(provided ? { cost: '1750.00' } : {}, {
        providerId,
      });
      await openTrip(tripId, kind);
      await (await panel()).findByRole('button', { name: 'การทำงานอื่น' });
      await pressIn('การทำงานอื่น');
      fireEvent.click(await screen.findByRole('menuitem', { name: /^จุดนัดพบ/, hidden: true }));
      fireEvent.change(await (await panel()).findByLabelText('จุดนัดพบ'), {
        target: { value: 'ประตู 2' },
      });
      fireEvent.change((await panel()).getByLabelText('บันทึกถึงคนขับ'), {
        target: { value: 'มีกล่อง 2 ใบ' },
      });
      await pressIn('บันทึก');
      await waitFor(async () =>
        expect(await tripOf(tripId)).toMatchObject({
          meeting_point: 'ประตู 2',
          note: 'มีกล่อง 2 ใบ',
          provider_id: providerId,
          cost: provided ? '1750.00' : null,
        }),
      );
    },
  );
});
