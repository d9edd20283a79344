import type { Rental } from '#contract/arranging-rental';
import { damageSeen, keyReturned, keyTaken, photos, sides } from '#words/rental';
import { useSay } from '../../../ui/use-say';
import { PaperList } from '../attachments';

type Props = {
  handover: NonNullable<Rental['collected']>;
  isReturn: boolean;
  title: string;
};

/** What was written down when the car changed hands; its driver can look at it again as long as the booking is there. */
export const HandoverSeen = ({ handover, isReturn, title }: Props) => {
  const say = useSay();
  const { damage, keyHanded, photoIds } = handover;
  const papers = photoIds.map((id, place) => {
    const side = sides[place];
    return {
      id,
      name: side ? say(side) : String(place + 1),
      mediaType: 'image/jpeg' as const,
    };
  });
  return (
    <div>
      <p>{title}</p>
      {damage !== null && <p className="prose">{say(damageSeen, { seen: damage })}</p>}
      {keyHanded && <p className="soft small">{say(isReturn ? keyReturned : keyTaken)}</p>}
      {papers.length > 0 && (
        <details className="fold">
          <summary>{say(photos)}</summary>
          <PaperList papers={papers} />
        </details>
      )}
    </div>
  );
};
