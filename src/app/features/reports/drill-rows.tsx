import type { ReportRow } from '#contract/reports';
import { formatDateTime } from '#domain/dates/format-bangkok';
import { noBooking, perColumn } from '#words/reports';
import { StatusChip } from '../../ui/status-chip';
import { useSay } from '../../ui/use-say';
import { formatNumber } from './format-figure';
import classes from './reports.module.css';

type DrillRowsProps = {
  rows: readonly ReportRow[];
  scale: { value: number; per: number | null };
};

/** One line for each: what it is, what it counts for, and enough to know it by. */
export const DrillRows = ({ rows, scale }: DrillRowsProps) => {
  const say = useSay();
  return (
    <ul className={classes['drillRows']}>
      {rows.map((row) => (
        <li key={row.key}>
          <div className="row wrap">
            <strong>{row.ref ?? say(noBooking)}</strong>
            {row.status && <StatusChip state={row.status} />}
            <b className="push numbers">
              {formatNumber(row.value / scale.value, 2)}
              {scale.per !== null && (
                <small>
                  {' '}
                  / {formatNumber(row.per / scale.per, 2)}
                  <span className="hidden"> {say(perColumn)}</span>
                </small>
              )}
            </b>
          </div>
          <div className="soft small">
            {[
              formatDateTime(row.startsAt),
              row.traveller,
              row.department,
              row.costCentre,
              row.plate && `${row.plate} ${row.province ?? ''}`.trim(),
              row.driver,
              row.provider,
            ]
              .filter(Boolean)
              .join(' · ')}
          </div>
        </li>
      ))}
    </ul>
  );
};
