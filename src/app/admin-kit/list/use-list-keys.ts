import { useEffect, type RefObject } from 'react';

/** A choice such as day or week keeps its arrows and its space; every other key is still the page's. */
const isChoosing = (target: HTMLElement, key: string) =>
  target.matches('[type=radio], [type=checkbox]') && key !== ' ' && !key.startsWith('Arrow');

const isTyping = (target: EventTarget | null, key: string) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable]') &&
  !isChoosing(target, key);

/** What opened over the page or beside it has its own keys, and so has the button of an open menu. */
const opened = [
  ...['dialog', 'alertdialog', 'menu', 'listbox'].map((role) => `[role="${role}"]`),
  '[aria-haspopup][aria-expanded="true"]',
  '[data-own-keys]',
].join();

/** Whether a key is meant for the page: wherever in it the focus is, its head and the bar above it too. */
export const hearsKeys = (event: KeyboardEvent): boolean => {
  const { target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (!(target instanceof Element) || isTyping(target, event.key)) return false;
  return !target.closest(opened) && !document.querySelector('[aria-modal="true"]');
};

type Keys = Readonly<Record<string, () => void>>;

const noKeys: Keys = {};

/**
 * `/` searches, `?` lists the shortcuts, and an arrow from anywhere enters the rows. A screen's own keys go by their place
 * on the keyboard, which Thai and English share.
 */
export const useListKeys = (
  screen: RefObject<HTMLElement | null>,
  search: RefObject<HTMLInputElement | null>,
  onHelp: () => void,
  own = noKeys,
): void => {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!hearsKeys(event)) return;
      if (event.key === '/') {
        event.preventDefault();
        search.current?.focus();
        search.current?.select();
      }
      if (event.key === '?') onHelp();
      own[event.code]?.();
      const isInRows = (event.target as HTMLElement).closest('[data-row-link]');
      if (event.key === 'ArrowDown' && !isInRows) {
        const first = screen.current?.querySelector<HTMLElement>('[data-row-link]');
        if (first) event.preventDefault();
        first?.focus();
      }
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [screen, search, onHelp, own]);
};
