import type { OutboxItem } from '../../src/app/outbox/outbox';

/** What waits on the phone; what is not said is a rental that waits for the network. */
export const outboxItem = (more: Partial<OutboxItem> = {}): OutboxItem => ({
  key: 'key-1',
  endpoint: 'createBooking',
  input: {},
  label: { th: 'ขับเองไประยอง', en: 'Self-drive to Rayong' },
  createdAt: Date.now(),
  state: 'waiting',
  reason: null,
  isRemovable: true,
  ...more,
});
