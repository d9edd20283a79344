import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { askedFor } from '../../../tests/factories/approval-data';
import { arranged, bookingCard, bookingDetail } from '../../../tests/factories/booking-data';
import { renderParts } from '../../../tests/factories/parts';
import { Waiting } from './waiting';

it('says of a change that waits what stands and what is wished, part by part', async () => {
  const { request } = bookingDetail(bookingCard(1));
  const wished = askedFor({ places: ['โรงงานนวนคร', 'สุวรรณภูมิ'] });
  const booking = bookingDetail(bookingCard(1, arranged), {
    pendingChange: true,
    change: { request, before: askedFor(), after: wished },
  });
  await renderParts(<Waiting booking={booking} />, 'th');
  const [way, ...more] = screen.getAllByRole('definition');
  expect(more).toEqual([]);
  within(way!).getByText('โรงงานนวนคร → ท่าเรือแหลมฉบัง');
  within(way!).getByText('โรงงานนวนคร → สุวรรณภูมิ');
});
