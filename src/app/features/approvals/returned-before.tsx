import type { ApprovalCard, ApprovalRequest } from '#contract/approvals';
import { formatDateTime } from '#domain/dates/format-bangkok';
import {
  decidedBy,
  decidedByMe,
  reasonWas,
  returnedBefore,
  sameAsReturned,
} from '#words/approvals';
import { useSay } from '../../ui/use-say';
import { Differences } from '../../booking-kit/differences';
import { isSame } from '../../booking-kit/find-differences';

type Props = { returned: NonNullable<ApprovalCard['returned']>; request: ApprovalRequest };

/** It was sent back before: who wanted what, and what became of that. */
export const ReturnedBefore = ({ returned, request }: Props) => {
  const say = useSay();
  const { by: name, byMe, reason, asked: before } = returned;
  const at = formatDateTime(returned.at);
  return (
    <div className="card asks grid start">
      <p className="strong">{say(returnedBefore)}</p>
      <p className="soft small">{byMe ? say(decidedByMe, { at }) : say(decidedBy, { name, at })}</p>
      <p>{say(reasonWas, { reason })}</p>
      {before &&
        (isSame(before, request) ? (
          <p className="wrong small">{say(sameAsReturned)}</p>
        ) : (
          <Differences before={before} after={request} />
        ))}
    </div>
  );
};
