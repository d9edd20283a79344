import { useCallback, useEffect, useState } from 'react';
import type { DriverHours as Hours } from '#contract/driver-parts';
import type { DriverDetail } from '#contract/drivers';
import { formatDate } from '#domain/dates/format-bangkok';
import { tryAgain } from '#words/actions';
import { readFailed } from '#words/admin-kit';
import {
  drivenLabel,
  hoursNote,
  hoursSection,
  overtimeLabel,
  plannedLabel,
  tripsLabel,
  weekLabel,
} from '#words/drivers';
import classes from '../../admin-kit/record/record.module.css';
import { useServices } from '../../app-services';
import { useSay } from '../../ui/use-say';
import own from './drivers.module.css';
import { hoursText } from './hours-text';

const titles = [weekLabel, tripsLabel, plannedLabel, drivenLabel, overtimeLabel];

/** What they were asked to drive and drove, week by week. */
export const DriverHours = ({ driver }: { driver: DriverDetail }) => {
  const say = useSay();
  const { api } = useServices();
  const [hours, setHours] = useState<Hours | 'failed' | null>(null);

  // Leave that takes them off trips changes their hours: what they are now is a new object.
  const read = useCallback(
    (signal?: AbortSignal) =>
      api
        .call('readDriverHours', { params: { id: driver.id }, ...(signal && { signal }) })
        .catch(() => 'failed' as const)
        .then((found) => signal?.aborted !== true && setHours(found)),
    [api, driver],
  );
  useEffect(() => {
    const abort = new AbortController();
    void read(abort.signal);
    return () => abort.abort();
  }, [read]);

  return (
    <section className={classes['part']} aria-labelledby="driver-hours">
      <h3 id="driver-hours">{say(hoursSection)}</h3>
      {hours === 'failed' && (
        <div role="alert" className={classes['trouble']}>
          <p>{say(readFailed)}</p>
          <button type="button" className={classes['add']} onClick={() => void read()}>
            {say(tryAgain)}
          </button>
        </div>
      )}
      {hours !== 'failed' && (
        <table className={own['hours']} aria-busy={hours === null} aria-labelledby="driver-hours">
          <thead>
            <tr>
              {titles.map((title) => (
                <th key={say(title)} scope="col">
                  {say(title)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {hours?.weeks.map(({ monday, trips, planned, driven, overtime }) => (
              <tr key={monday}>
                <td>{formatDate(monday)}</td>
                <td>{trips}</td>
                <td>{hoursText(planned)}</td>
                <td>{hoursText(driven)}</td>
                <td data-over={overtime > 0 || undefined}>{hoursText(overtime)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={own['soft']}>{say(hoursNote)}</p>
    </section>
  );
};
