import { type ShownState, stateNames } from '#words/booking-states';
import type { Icon } from './icon';
import classes from './status-chip.module.css';
import {
  AbsentIcon,
  AlertIcon,
  CarIcon,
  CloudIcon,
  CrossIcon,
  FlagIcon,
  HourglassIcon,
  PencilIcon,
  QueueIcon,
  WheelIcon,
} from './status-icons';
import { useSay } from './use-say';

type Look =
  | 'amber'
  | 'amber-line'
  | 'teal'
  | 'teal-line'
  | 'blue'
  | 'grey'
  | 'violet'
  | 'red'
  | 'red-line'
  | 'dashed';

const looks: Readonly<Record<ShownState, { look: Look; Icon: Icon }>> = {
  pending: { look: 'amber', Icon: HourglassIcon },
  returned: { look: 'violet', Icon: PencilIcon },
  waitlisted: { look: 'amber-line', Icon: QueueIcon },
  // Its car is still to come.
  approved: { look: 'teal-line', Icon: HourglassIcon },
  arranged: { look: 'teal', Icon: CarIcon },
  ongoing: { look: 'blue', Icon: WheelIcon },
  completed: { look: 'grey', Icon: FlagIcon },
  rejected: { look: 'red', Icon: CrossIcon },
  cancelled: { look: 'grey', Icon: CrossIcon },
  expired: { look: 'grey', Icon: CrossIcon },
  unserved: { look: 'red', Icon: CrossIcon },
  noshow: { look: 'red-line', Icon: AbsentIcon },
  unsent: { look: 'dashed', Icon: CloudIcon },
  sending: { look: 'dashed', Icon: CloudIcon },
  refused: { look: 'amber', Icon: AlertIcon },
};

/** Where a booking stands: always a colour, an icon and a word, the same everywhere. */
export const StatusChip = ({ state }: { state: ShownState }) => {
  const say = useSay();
  const { look, Icon } = looks[state];
  return (
    <span className={classes['chip']} data-look={look} data-state={state}>
      <Icon size={16} />
      {say(stateNames[state])}
    </span>
  );
};
