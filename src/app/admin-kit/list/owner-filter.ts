import type { Message, Say } from '#words/message';
import type { Filter } from './list-definition';

type Named = { id: string; name: string };

/** Whose it is: the company's own, or one provider's. */
export const ownerFilter = (
  { id, title, own }: { id: string; title: Message; own: Message },
  providers: readonly Named[] | undefined,
  say: Say,
): Filter => ({
  id,
  title,
  compact: true,
  options: [
    { value: 'company', label: say(own) },
    ...(providers ?? []).map((provider) => ({ value: provider.id, label: provider.name })),
  ],
});
