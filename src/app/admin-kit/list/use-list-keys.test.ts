import { expect, it } from 'vitest';
import { hearsKeys } from './use-list-keys';

const heard = (type: string, key: string): boolean => {
  const screen = document.createElement('main');
  const field = document.createElement('input');
  field.type = type;
  screen.append(field);
  document.body.replaceChildren(screen);
  let isHeard = false;
  field.addEventListener('keydown', (event) => (isHeard = hearsKeys(screen, event)));
  field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  return isHeard;
};

it('hears its keys right after day or week was chosen', () => {
  expect(heard('radio', '?')).toBe(true);
  expect(heard('radio', 'n')).toBe(true);
});

it('leaves a choice its own keys, and a field all of them', () => {
  expect(heard('radio', 'ArrowDown')).toBe(false);
  expect(heard('checkbox', ' ')).toBe(false);
  expect(heard('search', '?')).toBe(false);
});
