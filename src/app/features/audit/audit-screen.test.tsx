import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { admin, openApp, tablet } from '../../../../tests/factories/shell-app';
import type { AppServices } from '../../app-services';

const id = '0190f0a0-0000-7000-8000-000000000001';

const openAudit = async (search: string) => {
  const call = vi.fn(async (name: string) => {
    if (name === 'readAudit') return { entries: [], names: {}, next: null };
    return new Promise<never>(() => undefined);
  }) as unknown as AppServices['api']['call'];
  const path = `/admin/user?tab=audit${search}`;
  await openApp({ path, person: admin('admin_menu'), viewport: tablet, call });
};

it('an item that nobody has changed has no history yet: nobody has filtered anything', async () => {
  await openAudit(`&subjectId=${id}`);
  await screen.findByText('ยังไม่มีประวัติ');
  expect(screen.queryByText('ไม่พบประวัติที่ตรงกับตัวกรอง')).toBeNull();
});

it('what is looked for among its history and not found can be looked for again', async () => {
  await openAudit(`&subjectId=${id}&q=x`);
  await screen.findByText('ไม่พบประวัติที่ตรงกับตัวกรอง');
  expect(screen.queryByText('ยังไม่มีประวัติ')).toBeNull();
});
