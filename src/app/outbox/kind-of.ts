import { isKindId, type KindId } from '#kinds/registry';
import type { OutboxItem } from './outbox';

/** Of a request that a booking form can be opened with; a cancellation has none. */
export const kindOf = ({ input }: Pick<OutboxItem, 'input'>): KindId | null => {
  const { body } = input;
  const kind = typeof body === 'object' && body !== null && 'kind' in body ? body.kind : null;
  return isKindId(kind) ? kind : null;
};
