import type { Rental } from '#contract/arranging-rental';
import { damageSeen, keyReturned, keyTaken } from '#words/rental';
import { useSay } from '../../../ui/use-say';

type Props = {
  handover: NonNullable<Rental['collected']>;
  isReturn: boolean;
  title: string;
};

/** What was written down when the car changed hands; its driver can look at it again as long as the booking is there. */
export const HandoverSeen = ({ handover, isReturn, title }: Props) => {
  const say = useSay();
  const { damage, keyHanded } = handover;
  return (
    <div>
      <p>{title}</p>
      {damage !== null && <p className="prose">{say(damageSeen, { seen: damage })}</p>}
      {keyHanded && <p className="soft small">{say(isReturn ? keyReturned : keyTaken)}</p>}
    </div>
  );
};
