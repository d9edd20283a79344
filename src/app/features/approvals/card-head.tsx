import type { ReactNode } from 'react';
import type { ApprovalCard } from '#contract/approvals';
import { bookedBy, insteadOf, levelOf } from '#words/approvals';
import { kinds } from '#kinds/registry';
import { iconOf } from '../../kinds/kind-icon';
import shared from '../../ui/cards.module.css';
import { useNow } from '../../ui/use-now';
import { useSay } from '../../ui/use-say';
import parts from './card.module.css';
import { sayWhen } from './say-asked';

/** Who, when and where: what is looked at first. */
export const CardHead = ({ card, children }: { card: ApprovalCard; children?: ReactNode }) => {
  const say = useSay();
  const Icon = iconOf(card.kind);
  const when = sayWhen(say, card.asked, useNow());
  const notes = [
    card.ref,
    say(kinds[card.kind].name),
    card.requester === null ? null : say(bookedBy, { name: card.requester }),
    card.department,
    card.standsInFor === null ? null : say(insteadOf, { name: card.standsInFor }),
    card.levels > 1 ? say(levelOf, card) : null,
  ].filter((note) => note !== null);
  return (
    <header className={parts['head']}>
      <span className={shared['icon']}>
        <Icon size={28} />
      </span>
      <div className={parts['who']}>
        <h2 className={parts['name']}>{card.traveller}</h2>
        <p className={`soft small ${parts['notes']}`}>
          {notes.map((note) => (
            <span key={note}>{note}</span>
          ))}
        </p>
        <p className="strong numbers">{when}</p>
        {card.asked.places.length > 0 && <p>{card.asked.places.join(' → ')}</p>}
        {children}
      </div>
    </header>
  );
};
