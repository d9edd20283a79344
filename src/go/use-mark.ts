import type { Mark } from './marks';
import { newMarkId } from './marks';
import { useLink } from './use-link';

type Without<T> = T extends unknown ? Omit<T, 'id' | 'at'> : never;

/** Marks something of a trip, as of now. */
export const useMark = () => {
  const link = useLink();
  return (call: 'markJob' | 'markPassage', mark: Without<Mark>): Promise<void> =>
    link.mark(call, { ...mark, id: newMarkId(), at: new Date().toISOString() });
};
