import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { dayOf } from '#domain/dates/bangkok-time';
import { formatDate } from '#domain/dates/format-bangkok';
import { admin, openApp, tablet } from '../../../../tests/factories/shell-app';
import type { AppServices } from '../../app-services';

const row = {
  id: '0190f0a0-0000-7000-8000-000000000001',
  name: 'ประเสริฐ ขับดี',
  employeeNo: '100401',
  provider: null,
  trips: 3,
  planned: 600,
  driven: 630,
  overtime: 90,
  overridden: 0,
};

it('overtime is asked for this month by name, and says the days on its paper', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const call = vi.fn(async (name: string) => {
    if (name === 'listOvertime') return { rows: [row], total: 1, asOf: new Date().toISOString() };
    return new Promise<never>(() => undefined);
  }) as unknown as AppServices['api']['call'];
  const to = dayOf(new Date());
  const from = `${to.slice(0, 7)}-01`;
  const path = '/admin/driver?tab=overtime';
  await openApp({ path, person: admin('driver_menu'), viewport: tablet, call });
  await screen.findByText('ประเสริฐ ขับดี');
  const [, options] = vi.mocked(call).mock.calls.find(([name]) => name === 'listOvertime') ?? [];
  expect(options).toMatchObject({ query: { from, to } });
  expect(screen.getByLabelText(/^ตั้งแต่/)).toHaveProperty('value', formatDate(from));

  fireEvent.click(screen.getByRole('button', { name: 'ส่งออก' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: /พิมพ์/ }));
  await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
  const paper = document.querySelector('.print-sheet');
  expect(paper?.textContent).toContain(`ช่วงวันที่ ${formatDate(from)} – ${formatDate(to)}`);
});
