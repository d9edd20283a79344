import { driverFields } from '#contract/driver-fields';
import type { DriverRow } from '#contract/drivers';
import { formatDate } from '#domain/dates/format-bangkok';
import {
  driverStatusNames,
  employeeNoLabel,
  employerNames,
  hoursThisWeek,
  licenceLabel,
  nameLabel,
  noLicence,
  onLeaveNow,
  overtimeLabel,
  ratingLabel,
} from '#words/drivers';
import type { Say } from '#words/message';
import type { Column } from '../../admin-kit/list/list-definition';
import { Expiry } from '../../admin-kit/record/expiry';
import { columnsOf } from '../../admin-kit/record/record-columns';
import classes from '../../admin-kit/record/record.module.css';
import { useSay } from '../../ui/use-say';
import { DriverStatusChip } from './driver-status-chip';
import { decimalHours, hoursText } from '#domain/dates/hours-text';

type Row = Column<DriverRow>;

const sayLicence = ({ class: licenceClass, expiresOn }: DriverRow, say: Say): string =>
  licenceClass === null || expiresOn === null
    ? say(noLicence)
    : `${licenceClass} · ${formatDate(expiresOn)}`;

const Licence = ({ driver }: { driver: DriverRow }) => {
  const say = useSay();
  const text = sayLicence(driver, say);
  return driver.expiresOn === null ? text : <Expiry on={driver.expiresOn}>{text}</Expiry>;
};

const nameColumn: Row = {
  id: 'name',
  title: nameLabel,
  value: ({ name }) => name,
  show: ({ name, nickname }) => (
    <span className={classes['named']}>
      {name}
      <small>{nickname}</small>
    </span>
  ),
  sort: 'name',
  card: 'title',
  screenOnly: true,
};

const worksFor: Row = {
  id: 'provider',
  title: driverFields.employer.label,
  value: ({ provider }, say) => provider ?? say(employerNames.employee),
  sort: 'provider',
  card: 'none',
  below: 'name',
};

const shared: readonly Row[] = [
  ...columnsOf<typeof driverFields, DriverRow>(driverFields, {
    // Whose they are is said by their provider's name, and only to the company.
    employer: () => [],
    providerId: () => [],
    status: {
      value: ({ status, leave }, say) =>
        say(status === 'active' && leave ? onLeaveNow : driverStatusNames[status]),
      show: (driver) => <DriverStatusChip driver={driver} />,
      card: 'mark',
    },
    class: (column) => [
      {
        id: 'licence',
        title: licenceLabel,
        value: sayLicence,
        show: (driver) => <Licence driver={driver} />,
        sort: 'licence',
        screenOnly: true,
      },
      column,
    ],
    sites: { below: 'phone' },
  }),
  {
    id: 'employeeNo',
    title: employeeNoLabel,
    value: ({ employeeNo }) => employeeNo,
    fileOnly: true,
  },
];

/** What a provider is not told. */
const ours: readonly Row[] = [
  {
    id: 'hours',
    title: hoursThisWeek,
    type: 'decimal',
    value: ({ hours }) => hours && decimalHours(hours.planned),
    show: ({ hours }) => hours && hoursText(hours.planned),
  },
  {
    id: 'overtime',
    title: overtimeLabel,
    below: 'hours',
    type: 'decimal',
    value: ({ hours }) => hours && decimalHours(hours.overtime),
    show: ({ hours }) => hours && hoursText(hours.overtime),
  },
  {
    id: 'rating',
    title: ratingLabel,
    type: 'decimal',
    value: ({ rating }) => rating,
    sort: 'rating',
  },
];

export const companyColumns: readonly Row[] = [nameColumn, worksFor, ...shared, ...ours];
export const providerColumns: readonly Row[] = [nameColumn, ...shared];
