import type { ApprovalCard } from '#contract/approvals';
import { formatDateTime } from '#domain/dates/format-bangkok';
import { formatThaiPhone } from '#domain/thai/phone';
import {
  askedParts,
  moreFacts,
  noEstimate,
  phoneLabel,
  seatCount,
  waitsSince,
} from '#words/approvals';
import { useSay } from '../../ui/use-say';
import { sayClass, sayMoney } from './say-asked';

const Fact = ({ name, children }: { name: string; children: string | null }) =>
  children === null || children === '' ? null : (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );

/** Seats, money and whose it is at a glance; the rest behind one tap. */
export const CardFacts = ({ card }: { card: ApprovalCard }) => {
  const say = useSay();
  const { asked: request, phone } = card;
  return (
    <>
      <dl className="facts numbers" data-columns>
        <Fact name={say(askedParts.estimate)}>
          {request.estimate === null ? say(noEstimate) : sayMoney(say, request.estimate)}
        </Fact>
        <Fact name={say(askedParts.seats)}>{say(seatCount, { count: request.seats })}</Fact>
        <Fact name={say(askedParts.costCentre)}>{request.costCentre}</Fact>
        <Fact name={say(askedParts.purpose)}>{request.purpose}</Fact>
      </dl>
      <details className="fold">
        <summary>{say(moreFacts)}</summary>
        <dl className="facts numbers" data-columns>
          <Fact name={say(askedParts.people)}>{request.people.join(', ')}</Fact>
          <Fact name={say(askedParts.class)}>{request.class && sayClass(say, request.class)}</Fact>
          <Fact name={say(askedParts.car)}>{request.car}</Fact>
          <Fact name={say(askedParts.note)}>{request.note}</Fact>
        </dl>
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
