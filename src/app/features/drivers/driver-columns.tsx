import type { DriverRow } from '#contract/drivers';
import { formatDate } from '#domain/dates/format-bangkok';
import { formatThaiPhone } from '#domain/thai/phone';
import {
  driverStatusNames,
  employeeNoLabel,
  employerLabel,
  hoursThisWeek,
  licenceClassLabel,
  licenceExpiryLabel,
  licenceLabel,
  medicalLabel,
  nameLabel,
  nicknameLabel,
  noLicence,
  ofCompany,
  onLeaveNow,
  overtimeThisWeek,
  phoneLabel,
  ratingLabel,
  sitesLabel,
  trainingLabel,
} from '#words/drivers';
import { kindsLabel, statusLabel } from '#words/fleet';
import { kinds } from '#kinds/registry';
import { siteNames } from '#words/sites';
import type { Say } from '#words/message';
import type { Column } from '../../admin-kit/list/list-definition';
import { Expiry } from '../../admin-kit/record/expiry';
import classes from '../../admin-kit/record/record.module.css';
import { useSay } from '../../ui/use-say';
import { DriverStatusChip } from './driver-status-chip';
import { decimalHours, hoursText } from './hours-text';

type Row = Column<DriverRow>;

const sayLicence = ({ licenceClass, licenceUntil }: DriverRow, say: Say): string =>
  licenceClass === null || licenceUntil === null
    ? say(noLicence)
    : `${licenceClass} · ${formatDate(licenceUntil)}`;

const Licence = ({ driver }: { driver: DriverRow }) => {
  const say = useSay();
  const text = sayLicence(driver, say);
  return driver.licenceUntil === null ? text : <Expiry on={driver.licenceUntil}>{text}</Expiry>;
};

const shared: readonly Row[] = [
  {
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
  },
  { id: 'nickname', title: nicknameLabel, value: ({ nickname }) => nickname, fileOnly: true },
  {
    id: 'status',
    title: statusLabel,
    value: ({ status, leave }, say) =>
      say(status === 'active' && leave ? onLeaveNow : driverStatusNames[status]),
    show: (driver) => <DriverStatusChip driver={driver} />,
    sort: 'status',
    card: 'mark',
  },
  {
    id: 'phone',
    title: phoneLabel,
    value: ({ phone }) => (phone === null ? null : formatThaiPhone(phone)),
  },
  {
    id: 'licence',
    title: licenceLabel,
    value: sayLicence,
    show: (driver) => <Licence driver={driver} />,
    sort: 'licence',
  },
  {
    id: 'licenceClass',
    title: licenceClassLabel,
    value: ({ licenceClass }) => licenceClass,
    fileOnly: true,
  },
  {
    id: 'licenceUntil',
    title: licenceExpiryLabel,
    type: 'day',
    value: ({ licenceUntil }) => licenceUntil,
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
    title: overtimeThisWeek,
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
  {
    id: 'provider',
    title: employerLabel,
    value: ({ provider }, say) => provider ?? say(ofCompany),
    sort: 'provider',
    card: 'none',
  },
];

const last: readonly Row[] = [
  {
    id: 'sites',
    title: sitesLabel,
    value: ({ sites }, say) => sites.map((site) => say(siteNames[site])).join(', '),
    card: 'none',
  },
  {
    id: 'kinds',
    title: kindsLabel,
    value: (row, say) => row.kinds.map((kind) => say(kinds[kind].name)).join(', '),
    fileOnly: true,
  },
  {
    id: 'employeeNo',
    title: employeeNoLabel,
    value: ({ employeeNo }) => employeeNo,
    fileOnly: true,
  },
  {
    id: 'medicalUntil',
    title: medicalLabel,
    type: 'day',
    value: ({ medicalUntil }) => medicalUntil,
    fileOnly: true,
  },
  {
    id: 'trainingUntil',
    title: trainingLabel,
    type: 'day',
    value: ({ trainingUntil }) => trainingUntil,
    fileOnly: true,
  },
];

export const companyColumns: readonly Row[] = [...shared, ...ours, ...last];
export const providerColumns: readonly Row[] = [...shared, ...last];
