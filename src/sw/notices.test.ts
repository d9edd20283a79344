import { expect, it, vi } from 'vitest';
import { showNotice } from './notices';

const message = {
  noticeId: 'n',
  tag: 'the-booking',
  title: 'Decided',
  body: 'Your booking was approved',
  actions: ['See the booking'],
  link: '/checkbooking',
};

const languageShown = async (sent: object) => {
  const showNotification = vi.fn(async (_title: string, _options?: NotificationOptions) => {});
  const worker = {
    registration: { showNotification },
    clients: { matchAll: async () => [] },
    location: {},
    navigator: {},
  };
  await showNotice(
    worker as unknown as Parameters<typeof showNotice>[0],
    { json: () => sent } as PushMessageData,
  );
  return showNotification.mock.calls[0]?.[1]?.lang;
};

it('what is shown is read aloud in the language that it is written in', async () => {
  expect(await languageShown({ ...message, language: 'en' })).toBe('en');
  expect(await languageShown({ ...message, language: 'th' })).toBe('th');
});

it('one that was sent before messages said their language is shown all the same', async () => {
  expect(await languageShown(message)).toBe('th');
});
