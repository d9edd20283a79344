import type { DriverHours as Hours } from '#contract/driver-parts';
import type { DriverDetail } from '#contract/drivers';
import { formatDate } from '#domain/dates/format-bangkok';
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
import type { Source } from '../../remote/remote';
import { Shown } from '../../remote/shown';
import { useRemote } from '../../remote/use-remote';
import { useSay } from '../../ui/use-say';
import own from './drivers.module.css';
import { hoursText } from '#domain/dates/hours-text';

const titles = [weekLabel, tripsLabel, plannedLabel, drivenLabel, overtimeLabel];

/** Leave that takes them off trips changes their hours. */
const hoursOf = ({ id }: Pick<DriverDetail, 'id' | 'leaves'>): Source<Hours> => ({
  read: (api, signal) => api.call('readDriverHours', { params: { id }, signal }),
  topics: ['trip', 'driver'],
  laterMs: 15_000,
  about: id,
});

export const DriverHours = ({ driver }: { driver: DriverDetail }) => {
  const say = useSay();
  const { id, leaves } = driver;
  const hours = useRemote(hoursOf, { id, leaves });
  return (
    <section className={classes['part']} aria-labelledby="driver-hours">
      <h3 id="driver-hours">{say(hoursSection)}</h3>
      <Shown
        of={hours}
        skeleton={<table className={own['hours']} aria-busy aria-labelledby="driver-hours" />}
        whyFailed={() => readFailed}
      >
        {({ weeks }) => (
          <table className={own['hours']} aria-labelledby="driver-hours">
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
              {weeks.map(({ monday, trips, planned, driven, overtime }) => (
                <tr key={monday}>
                  <td>{formatDate(monday)}</td>
                  <td>{trips}</td>
                  <td>{hoursText(planned)}</td>
                  <td>{hoursText(driven)}</td>
                  <td className={overtime > 0 ? 'urgent strong' : undefined}>
                    {hoursText(overtime)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Shown>
      <p className="soft small">{say(hoursNote)}</p>
    </section>
  );
};
