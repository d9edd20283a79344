import { byKind } from '#kinds/by-kind';
import type { KindId } from '#kinds/registry';
import type { Icon, IconProps } from '../ui/icon';

export const iconOf = byKind(
  import.meta.glob<Icon>('./*/icon.tsx', { eager: true, import: 'Icon' }),
);

export const KindIcon = ({ kind, ...props }: IconProps & { kind: KindId }) => iconOf(kind)(props);
