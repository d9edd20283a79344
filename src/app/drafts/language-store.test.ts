import { expect, it, vi } from 'vitest';
import { brokenIndexedDb, useFreshDevice } from '../../../tests/setup/fresh-device';
import { createDeviceDb } from './device-db';
import { createDeviceMemory } from './device-memory';
import { createLanguageStore } from './language-store';

useFreshDevice();

const openApp = async () => {
  const language = createLanguageStore(createDeviceMemory(createDeviceDb()));
  await language.restore();
  return language;
};

it('when nobody has chosen, the language is Thai', async () => {
  expect((await openApp()).value.get()).toBe('th');
});

it('when local storage is cleared, the device still knows the chosen language', async () => {
  (await openApp()).choose('en');
  localStorage.clear();
  await vi.waitFor(async () => expect((await openApp()).value.get()).toBe('en'));
});

it('when IndexedDB refuses, the choice lasts as long as the page', async () => {
  vi.stubGlobal('indexedDB', brokenIndexedDb());
  const language = await openApp();
  language.choose('en');
  await language.restore();
  expect(language.value.get()).toBe('en');
});
