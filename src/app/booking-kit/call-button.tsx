import { driverLabel } from '#words/booking-list';
import { callPerson } from '#words/call';
import { PhoneIcon } from '../ui/icons';
import { useSay } from '../ui/use-say';
import { WholeWords } from '../ui/whole-words';
import classes from './call-button.module.css';

type CallButtonProps = { name: string; phone: string | null; as?: string };

export const CallButton = ({ name, phone, as }: CallButtonProps) => {
  const say = useSay();
  const who = (
    <span className="stack gap-0">
      <span className="soft small">{as ?? say(driverLabel)}</span>
      <span className="strong">
        <WholeWords of={name} />
      </span>
    </span>
  );
  if (phone === null) return <span className={classes['person']}>{who}</span>;
  return (
    <a
      href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
      className={classes['person']}
      aria-label={say(callPerson, { name, phone })}
    >
      {who}
      <span className="dot main dot main">
        <PhoneIcon />
      </span>
    </a>
  );
};
