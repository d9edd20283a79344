import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openApp, phone, tablet } from '../../../tests/factories/shell-app';

const openDrawer = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'เปิดเมนู' }));
  const drawer = await screen.findByRole('dialog', { name: 'เมนูหลัก' });
  await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
  return drawer;
};

const closed = () =>
  waitFor(() => expect(document.querySelector('#main-menu')?.hasAttribute('inert')).toBe(true));

describe('§2 Drawer on wide screens', () => {
  test('§2.16 it is permanent, collapses, and the device remembers it', async () => {
    const { services } = await openApp({ viewport: tablet });
    const drawer = await screen.findByRole('navigation', { name: 'เมนูหลัก' });
    expect(drawer.dataset['collapsed']).toBeUndefined();

    const button = screen.getByRole('button', { name: 'ย่อเมนู' });
    expect(button.getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(button);
    expect(drawer.dataset['collapsed']).toBe('true');
    expect(screen.getByRole('button', { name: 'ขยายเมนู' })).toBeTruthy();
    expect(await services.memory.recall('drawer')).toBe(false);
  });

  test('collapsed, the names stay for screen readers', async () => {
    await openApp({ viewport: tablet });
    fireEvent.click(await screen.findByRole('button', { name: 'ย่อเมนู' }));
    expect(await screen.findByRole('link', { name: 'ตรวจสอบการจอง' })).toBeTruthy();
  });
});

describe('§2 Drawer on phones', () => {
  test('closed, nothing of it can be reached', async () => {
    await openApp({ viewport: phone });
    const drawer = await screen.findByRole('dialog', { name: 'เมนูหลัก', hidden: true });
    expect(drawer.hasAttribute('inert')).toBe(true);
  });

  test('§2.16 open, it takes the focus and the page behind it rests', async () => {
    await openApp({ viewport: phone });
    await openDrawer();
    expect(screen.getByRole('main', { hidden: true }).hasAttribute('inert')).toBe(true);
  });

  test.each<[string, (drawer: HTMLElement) => void]>([
    ['Escape', () => fireEvent.keyDown(document, { key: 'Escape' })],
    ['its button', (drawer) => fireEvent.click(within(drawer).getByRole('button'))],
    ['the backdrop', () => fireEvent.click(screen.getByTestId('drawer-backdrop'))],
  ])('%s closes it and the focus returns to the button', async (_, close) => {
    await openApp({ viewport: phone });
    close(await openDrawer());
    await closed();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'เปิดเมนู' }));
  });

  test('a choice closes it and the focus goes to the new page', async () => {
    const { path } = await openApp({ viewport: phone });
    const drawer = await openDrawer();
    fireEvent.click(within(drawer).getByRole('link', { name: 'ประเมินความพึงพอใจ' }));
    await waitFor(() => expect(path()).toBe('/evaluate'));
    await closed();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });
});
