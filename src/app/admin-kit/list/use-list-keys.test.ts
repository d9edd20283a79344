import { expect, it } from 'vitest';
import { hearsKeys } from './use-list-keys';

const heardAt = (selector: string, key: string): boolean => {
  let isHeard = false;
  const target = document.querySelector(selector);
  target?.addEventListener('keydown', (event) => (isHeard = hearsKeys(event as KeyboardEvent)));
  target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  return isHeard;
};

const heard = (type: string, key: string): boolean => {
  document.body.innerHTML = `<main><input type="${type}" /></main>`;
  return heardAt('input', key);
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

it('hears its keys wherever in the page the focus is, and none of what opened over it', () => {
  document.body.innerHTML = `
    <header><button id="language"></button><div data-own-keys><button></button></div></header>
    <main><div id="days"><button></button></div><section id="board"><button></button></section></main>
    <button aria-haspopup="menu" aria-expanded="true"></button>
    <div role="menu"><button></button></div>
    <section role="dialog"><button></button></section>`;
  for (const place of ['#language', '#days > button', '#board > button', 'main'])
    expect(heardAt(place, 'n')).toBe(true);
  for (const place of ['[role=menu] > button', '[role=dialog] > button'])
    expect(heardAt(place, 'n')).toBe(false);
  for (const place of ['[data-own-keys] > button', '[aria-haspopup]'])
    expect(heardAt(place, 'n')).toBe(false);
});

it('hears nothing while the page is out of reach', () => {
  document.body.innerHTML = `<main><button></button></main><section role="dialog" aria-modal="true"></section>`;
  expect(heardAt('main > button', 'n')).toBe(false);
});
