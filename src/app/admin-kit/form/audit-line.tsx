import type { Audit } from '#contract/list';
import { formatDateTime } from '#domain/dates/format-bangkok';
import { changedLine, createdLine, theSystem } from '#words/admin-kit';
import { useSay } from '../../ui/use-say';

export const AuditLine = ({ audit }: { audit: Audit }) => {
  const say = useSay();
  const { createdAt, createdBy, changedAt, changedBy } = audit;
  return (
    <p className="stack gap-0 soft small">
      {createdAt !== null && (
        <span>
          {say(createdLine, { by: createdBy ?? say(theSystem), at: formatDateTime(createdAt) })}
        </span>
      )}
      {changedAt !== null && (
        <span>
          {say(changedLine, { by: changedBy ?? say(theSystem), at: formatDateTime(changedAt) })}
        </span>
      )}
    </p>
  );
};
