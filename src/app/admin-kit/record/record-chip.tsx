import type { ComponentType } from 'react';
import type { FollowUp } from '#domain/rating/follow-up';
import type { Message } from '#words/message';
import {
  AlertIcon,
  CheckIcon,
  CrossIcon,
  FlagIcon,
  HourglassIcon,
  PencilIcon,
} from '../../ui/status-icons';
import { useSay } from '../../ui/use-say';

export type RecordLook =
  | 'available'
  | 'out'
  | 'retired'
  | 'draft'
  | 'refused'
  | 'settled'
  | FollowUp;

const looks: Record<RecordLook, { Icon: ComponentType<{ size: number }>; classes: string }> = {
  available: { Icon: CheckIcon, classes: 'accent' },
  out: { Icon: HourglassIcon, classes: 'calls' },
  retired: { Icon: CrossIcon, classes: 'soft' },
  draft: { Icon: PencilIcon, classes: 'soft' },
  refused: { Icon: CrossIcon, classes: 'wrong' },
  settled: { Icon: FlagIcon, classes: 'accent' },
  open: { Icon: AlertIcon, classes: 'calls' },
  in_progress: { Icon: HourglassIcon, classes: 'calm accent' },
  resolved: { Icon: CheckIcon, classes: 'soft' },
};

/** How a record stands: a colour, an icon and a word. */
export const RecordChip = ({ look, message }: { look: RecordLook; message: Message }) => {
  const say = useSay();
  const { Icon, classes } = looks[look];
  return (
    <span className={`tag strong ${classes}`}>
      <Icon size={16} />
      {say(message)}
    </span>
  );
};
