import { expect, it, vi } from 'vitest';
import type { Language } from '#domain/language';
import type { AppServices } from './app-services';
import { followLanguage } from './follow-language';
import { createStore } from './ui/store';

it('when the server has taken the choice, the person is read again, for a name has two spellings', async () => {
  const value = createStore<Language>('th');
  const order: string[] = [];
  followLanguage({
    language: { value },
    session: { state: createStore({ status: 'signed-in' }) },
    api: { call: async () => void order.push('choice') },
    permission: { run: async () => void order.push('check') },
  } as unknown as AppServices);
  value.set('en');
  await vi.waitFor(() => expect(order).toEqual(['choice', 'check']));
  expect(document.documentElement.lang).toBe('en');
});
