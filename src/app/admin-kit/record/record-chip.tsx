import type { ComponentType } from 'react';
import type { Message } from '#words/message';
import { CheckIcon, CrossIcon, FlagIcon, HourglassIcon, PencilIcon } from '../../ui/status-icons';
import { useSay } from '../../ui/use-say';
import classes from './record.module.css';

export type RecordLook = 'available' | 'out' | 'retired' | 'draft' | 'refused' | 'settled';

const icons: Record<RecordLook, ComponentType<{ size: number }>> = {
  available: CheckIcon,
  out: HourglassIcon,
  retired: CrossIcon,
  draft: PencilIcon,
  refused: CrossIcon,
  settled: FlagIcon,
};

/** How a record stands: a colour, an icon and a word. */
export const RecordChip = ({ look, message }: { look: RecordLook; message: Message }) => {
  const say = useSay();
  const Icon = icons[look];
  return (
    <span className={classes['status']} data-look={look}>
      <Icon size={16} />
      {say(message)}
    </span>
  );
};
