import type { ReactNode } from 'react';
import type { ApprovalCard } from '#contract/approvals';
import { dayOf } from '#domain/dates/bangkok-time';
import { bookedBy, insteadOf, levelOf } from '#words/approvals';
import { kinds } from '#kinds/registry';
import { sayWhen } from '../../booking-kit/say-when';
import { KindIcon } from '../../kinds/kind-icon';
import { useNow } from '../../ui/use-now';
import { useSay } from '../../ui/use-say';

/** Who, when and where: what is looked at first. */
export const CardHead = ({ card, children }: { card: ApprovalCard; children?: ReactNode }) => {
  const say = useSay();
  const { day, time } = sayWhen(say, card.asked, useNow());
  const isOneDay = dayOf(card.asked.startsAt) === dayOf(card.asked.endsAt);
  const notes = [
    card.ref,
    say(kinds[card.kind].name),
    card.requester === null ? null : say(bookedBy, { name: card.requester }),
    card.department,
    card.standsInFor === null ? null : say(insteadOf, { name: card.standsInFor }),
    card.levels > 1 ? say(levelOf, card) : null,
  ].filter((note) => note !== null);
  return (
    <header className="row start gap-3">
      <span className="dot">
        <KindIcon kind={card.kind} size={28} />
      </span>
      <div className="stack gap-0 start grow">
        <h2>{card.traveller}</h2>
        <p className="soft small dots">
          {notes.map((note) => (
            <span key={note} className={note === card.ref ? 'nowrap' : undefined}>
              {note}
            </span>
          ))}
        </p>
        <p className="strong numbers">
          {day} <span className={isOneDay ? 'nowrap' : undefined}>{time}</span>
        </p>
        {card.asked.places.length > 0 && <p>{card.asked.places.join(' → ')}</p>}
        {children}
      </div>
    </header>
  );
};
