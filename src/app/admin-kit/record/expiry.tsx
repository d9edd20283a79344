import type { ReactNode } from 'react';
import { type Day, dayOf } from '#domain/dates/bangkok-time';
import { urgencyOf } from '#domain/fleet/expiry';
import { urgencyNames } from '#words/fleet';
import { useNow } from '../../ui/use-now';
import { useSay } from '../../ui/use-say';

const looks = {
  lapsed: 'wrong strong',
  week: 'urgent strong',
  month: 'urgent strong',
  soon: 'urgent',
  valid: undefined,
};

type ExpiryProps = {
  on: Day;
  /** Says how urgent it is in words too. */
  says?: boolean;
  /** Of what has been replaced, nothing is urgent. */
  counts?: boolean;
  children: ReactNode;
};

/** Until when something is good; what lapses soon is in sight. */
export const Expiry = ({ on, says = false, counts = true, children }: ExpiryProps) => {
  const say = useSay();
  const urgency = urgencyOf(on, dayOf(useNow()));
  return (
    <span className={counts ? looks[urgency] : undefined}>
      {children}
      {says && counts && urgency !== 'valid' && ` · ${say(urgencyNames[urgency])}`}
    </span>
  );
};
