import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTab } from '../../../tests/factories/tab';
import { layersOver } from './layers';

type Layer = { close: () => void; isOpen: () => boolean };

/** A page as the router and the layers see it, with the buttons of its browser. */
const openPage = (tab = createTab('/home')) => {
  const router = createBrowserHistory({ window: tab.page });
  const layers = layersOver(router, tab.page);
  const openLayer = (): Layer => {
    let isOpen = true;
    const close = () => {
      isOpen = false;
      remove?.();
    };
    const remove = layers?.add(close);
    return { close, isOpen: () => isOpen };
  };
  const go = async (path: string) => {
    router.push(path);
    await tab.rest();
  };
  return { tab, router, layers, openLayer, go };
};

describe('Back closes what is open over a page', () => {
  let page: ReturnType<typeof openPage>;
  let closed: string[];
  const listen = (router: RouterHistory) => {
    closed = [];
    router.subscribe(({ location }) => closed.push(location.pathname));
  };

  beforeEach(async () => {
    page = openPage();
    await page.go('/form');
    listen(page.router);
  });

  test('one layer at a time, and only then the page; the router hears of the page alone', async () => {
    const { tab, openLayer } = page;
    const sheet = openLayer();
    await tab.rest();
    const question = openLayer();
    await tab.rest();

    await tab.back();
    expect([sheet.isOpen(), question.isOpen()]).toEqual([true, false]);
    await tab.back();
    expect(sheet.isOpen()).toBe(false);
    expect(tab.path()).toBe('/form');
    expect(closed).toEqual([]);

    await tab.back();
    expect(tab.path()).toBe('/home');
    expect(closed).toEqual(['/home']);
  });

  test('closed by its own button, it leaves no entry to go back through', async () => {
    const { tab, openLayer } = page;
    const sheet = openLayer();
    await tab.rest();
    sheet.close();
    await tab.rest();
    expect(closed).toEqual([]);
    await tab.back();
    expect(tab.path()).toBe('/home');
  });

  test('where one closes and another opens, nothing moves', async () => {
    const { tab, openLayer } = page;
    const loading = openLayer();
    await tab.rest();
    const entries = tab.entries();
    loading.close();
    const loaded = openLayer();
    await tab.rest();
    expect(tab.entries()).toEqual(entries);
    await tab.back();
    expect(loaded.isOpen()).toBe(false);
    expect(tab.path()).toBe('/form');
  });

  test('Forward opens nothing again, and the page is one Back away', async () => {
    const { tab, openLayer } = page;
    openLayer();
    await tab.rest();
    await tab.back();
    await tab.forward();
    expect(closed).toEqual([]);
    await tab.back();
    expect(tab.path()).toBe('/home');
  });

  test('read anew with a layer open, the page has none and no entry of one', async () => {
    page.openLayer();
    await page.tab.rest();
    const again = openPage(page.tab.reload());
    await again.tab.rest();
    await again.tab.back();
    expect(again.tab.path()).toBe('/home');
  });

  test('a way on from an open layer leads back to the page itself', async () => {
    const { tab, router, openLayer } = page;
    const menu = openLayer();
    await tab.rest();
    const question = openLayer();
    await tab.rest();
    router.push('/approve');
    // What was open stays until the next page is there.
    await tab.rest();
    expect(tab.entries()).toEqual(['/home', '/form', '/approve']);
    question.close();
    menu.close();
    await tab.back();
    expect(tab.path()).toBe('/form');
    await tab.forward();
    expect(tab.path()).toBe('/approve');
  });

  test('closing and going on in one breath ends where it was meant to', async () => {
    const { tab, router, openLayer } = page;
    const menu = openLayer();
    await tab.rest();
    menu.close();
    await Promise.resolve();
    router.push('/approve');
    await tab.rest();
    expect(tab.entries()).toEqual(['/home', '/form', '/approve']);

    const sheet = openLayer();
    await tab.rest();
    sheet.close();
    await new Promise((resolve) => setTimeout(resolve));
    // The entry is being taken away just now.
    router.push('/evaluate');
    await tab.rest();
    expect(tab.entries()).toEqual(['/home', '/form', '/approve', '/evaluate']);
  });

  test('a layer stays over a page whose address changes beneath it', async () => {
    const { tab, router, openLayer } = page;
    const panel = openLayer();
    await tab.rest();
    router.replace('/form?day=2026-11-24');
    await tab.rest();
    expect(panel.isOpen()).toBe(true);
    await tab.back();
    expect(panel.isOpen()).toBe(false);
    expect(tab.path()).toBe('/form?day=2026-11-24');
    await tab.back();
    expect(tab.path()).toBe('/home');
  });

  test('what the address opened is closed by the router’s own way back', async () => {
    const { tab, router, openLayer } = page;
    await page.go('/form?open=7');
    openLayer();
    await tab.rest();
    router.back();
    await tab.rest();
    expect(tab.path()).toBe('/form');
  });

  test('a layer that does not close yet can be closed by the next Back', async () => {
    const { tab, layers } = page;
    let questions = 0;
    const remove = layers?.add(() => {
      questions += 1;
      if (questions === 2) remove?.();
    });
    await tab.rest();
    await tab.back();
    await tab.back();
    expect(questions).toBe(2);
    expect(tab.path()).toBe('/form');
    await tab.back();
    expect(tab.path()).toBe('/home');
  });

  test('whoever is asked whether to leave, and stays, keeps page and layer', async () => {
    const { tab, router, openLayer } = page;
    await page.go('/form?open=7');
    const panel = openLayer();
    await tab.rest();
    let answer = (_isBlocked: boolean) => {};
    router.block({
      blockerFn: () => new Promise((resolve) => (answer = resolve)),
      enableBeforeUnload: false,
    });
    router.back();
    await tab.rest();
    const question = openLayer();
    await tab.rest();
    question.close();
    answer(true);
    await tab.rest();
    expect(tab.path()).toBe('/form?open=7');
    await tab.back();
    expect(panel.isOpen()).toBe(false);
    expect(tab.path()).toBe('/form?open=7');
  });
});
