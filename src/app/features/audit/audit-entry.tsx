import { Link } from '@tanstack/react-router';
import type { AuditEntry as Entry } from '#contract/audit';
import { formatTime } from '#domain/dates/format-bangkok';
import { auditAfter, auditBefore, auditOnlyThis, auditReason } from '#words/audit';
import { byTheSystem } from '#words/booking-states';
import { useSay } from '../../ui/use-say';
import classes from './audit.module.css';
import { sayAction, sayChanges, sayReason, saySubject } from './say-event';

type EntryProps = { entry: Entry; names: Readonly<Record<string, string>> };

/** One deed: when, who, what; below it what it changed, from what to what. */
export const AuditEntry = ({ entry, names }: EntryProps) => {
  const say = useSay();
  const changes = sayChanges(entry, names, say);
  return (
    <li className={classes['entry']}>
      <time className="soft numbers" dateTime={entry.at}>
        {formatTime(entry.at)}
      </time>
      <div className="grow">
        <p>
          <strong>{entry.by ?? say(byTheSystem)}</strong> ·{' '}
          {sayAction(entry.subject, entry.action, say)}
        </p>
        <p className="row wrap soft">
          <span>{saySubject(entry.subject, say)}</span>
          {entry.label !== null && <b className="ink">{entry.label}</b>}
          {entry.subjectId !== null && (
            <Link
              to="/admin/user"
              search={{ tab: 'audit', subjectId: entry.subjectId }}
              className="link small"
              aria-label={`${say(auditOnlyThis)} ${entry.label ?? ''}`.trim()}
            >
              {say(auditOnlyThis)}
            </Link>
          )}
        </p>
        {entry.reason !== null && (
          <p className="soft">
            {say(auditReason)}: {sayReason({ by: entry.by, reason: entry.reason }, say)}
          </p>
        )}
      </div>
      {changes.length > 0 && (
        <dl className={classes['changes']}>
          {changes.map(({ field, before, after }) => (
            <div key={field}>
              <dt>{field}</dt>
              <dd>
                {before !== null && (
                  <>
                    <span className="hidden">{say(auditBefore)} </span>
                    <del data-gone={after === null || undefined}>{before}</del>
                  </>
                )}
                {before !== null && after !== null && <span aria-hidden> → </span>}
                {after !== null && (
                  <>
                    <span className="hidden">{say(auditAfter)} </span>
                    <ins>{after}</ins>
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
};
