import { byKind } from '#kinds/by-kind';
import type { Icon } from '../ui/icon';

export const iconOf = byKind(
  import.meta.glob<Icon>('./*/icon.tsx', { eager: true, import: 'Icon' }),
);
