import type { ComponentType } from 'react';
import type { Message } from '#words/message';
import { CheckIcon, CrossIcon, HourglassIcon } from '../../ui/status-icons';
import { useSay } from '../../ui/use-say';
import classes from './record.module.css';

export type RecordLook = 'available' | 'out' | 'retired';

const icons: Record<RecordLook, ComponentType<{ size: number }>> = {
  available: CheckIcon,
  out: HourglassIcon,
  retired: CrossIcon,
};

/** Whether a car or a driver can be had now: a colour, an icon and a word. */
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
