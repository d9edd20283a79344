import type { CarRow } from '#contract/fleet';
import { carStatusNames, outNow } from '#words/fleet';
import { CheckIcon, CrossIcon, HourglassIcon } from '../../ui/status-icons';
import { useSay } from '../../ui/use-say';
import classes from './fleet.module.css';

const looks = {
  available: { Icon: CheckIcon, message: carStatusNames.available },
  out: { Icon: HourglassIcon, message: outNow },
  repair: { Icon: HourglassIcon, message: carStatusNames.repair },
  retired: { Icon: CrossIcon, message: carStatusNames.retired },
};

/** Whether it can be used now: a colour, an icon and a word. */
export const CarStatusChip = ({ car }: { car: Pick<CarRow, 'status' | 'out'> }) => {
  const say = useSay();
  const look = car.status === 'available' && car.out ? 'out' : car.status;
  const { Icon, message } = looks[look];
  return (
    <span className={classes['status']} data-look={look}>
      <Icon size={16} />
      {say(message)}
    </span>
  );
};
