import type { ApprovalCard } from '#contract/approvals';
import { formatDateTime } from '#domain/dates/format-bangkok';
import { formatThaiPhone } from '#domain/thai/phone';
import { moreFacts, noEstimate, phoneLabel, seatCount, waitsSince } from '#words/approvals';
import { askedParts } from '#words/differences';
import { Facts } from '../../ui/facts';
import { useSay } from '../../ui/use-say';
import { sayClass, sayMoney } from '../../booking-kit/say-asked';

/** Seats, money and whose it is at a glance; the rest behind one tap. */
export const CardFacts = ({ card }: { card: ApprovalCard }) => {
  const say = useSay();
  const { asked: request, phone } = card;
  return (
    <>
      <Facts
        look="columns"
        facts={[
          [
            askedParts.estimate,
            request.estimate === null ? say(noEstimate) : sayMoney(say, request.estimate),
          ],
          [askedParts.seats, say(seatCount, { count: request.seats })],
          [askedParts.costCentre, request.costCentre],
          [askedParts.purpose, request.purpose],
        ]}
      />
      <details className="fold">
        <summary>{say(moreFacts)}</summary>
        <Facts
          look="columns"
          facts={[
            [askedParts.people, request.people.join(', ')],
            [askedParts.class, request.class && sayClass(say, request.class)],
            [askedParts.car, request.car],
            [askedParts.note, request.note],
          ]}
        />
        {card.waitingSince !== null && (
          <p className="soft small">{say(waitsSince, { at: formatDateTime(card.waitingSince) })}</p>
        )}
        <a href={`tel:${phone}`} className="button">
          {say(phoneLabel)} {formatThaiPhone(phone)}
        </a>
      </details>
    </>
  );
};
