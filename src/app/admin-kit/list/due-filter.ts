import { urgencyNames } from '#words/fleet';
import type { Message, Say } from '#words/message';
import type { Filter } from './list-definition';

/** Papers that have lapsed, or will within so many days. */
export const dueFilter = (title: Message, say: Say): Filter => ({
  id: 'due',
  title,
  compact: true,
  options: [
    { value: 'lapsed', label: say(urgencyNames.lapsed) },
    { value: '7', label: say(urgencyNames.week) },
    { value: '30', label: say(urgencyNames.month) },
    { value: '60', label: say(urgencyNames.soon) },
  ],
});
