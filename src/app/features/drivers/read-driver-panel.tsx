import type { DriverDetail } from '#contract/drivers';
import { formatDate } from '#domain/dates/format-bangkok';
import { formatThaiPhone } from '#domain/thai/phone';
import {
  driverNamed,
  driverTitle,
  leaveSection,
  licenceLabel,
  medicalLabel,
  nicknameLabel,
  noLeave,
  noLicence,
  phoneLabel,
  shiftSection,
  sitesLabel,
  trainingLabel,
} from '#words/drivers';
import { kindsLabel } from '#words/fleet';
import { kinds } from '#kinds/registry';
import { siteNames } from '#words/sites';
import { OpenRecord } from '../../admin-kit/form/open-record';
import { Absences } from '../../admin-kit/record/absences';
import { Expiry } from '../../admin-kit/record/expiry';
import classes from '../../admin-kit/record/record.module.css';
import type { Source } from '../../remote/remote';
import { Sheet } from '../../ui/sheet';
import { useSay } from '../../ui/use-say';
import { DriverStatusChip } from './driver-status-chip';
import own from './drivers.module.css';
import { sayShifts } from './say-shifts';

const Facts = ({ driver }: { driver: DriverDetail }) => {
  const say = useSay();
  const { phone, licenceClass, licenceNumber, licenceUntil, medicalUntil, trainingUntil } = driver;
  const until = (day: string | null) => day && <Expiry on={day}>{formatDate(day)}</Expiry>;
  const rows = [
    { label: nicknameLabel, value: driver.nickname },
    { label: phoneLabel, value: phone && <a href={`tel:${phone}`}>{formatThaiPhone(phone)}</a> },
    {
      label: licenceLabel,
      value:
        licenceUntil === null ? (
          say(noLicence)
        ) : (
          <Expiry on={licenceUntil} says>
            {[licenceClass, licenceNumber, formatDate(licenceUntil)].filter(Boolean).join(' · ')}
          </Expiry>
        ),
    },
    { label: medicalLabel, value: until(medicalUntil) },
    { label: trainingLabel, value: until(trainingUntil) },
    { label: kindsLabel, value: driver.kinds.map((kind) => say(kinds[kind].name)).join(', ') },
    { label: sitesLabel, value: driver.sites.map((site) => say(siteNames[site])).join(', ') },
    { label: shiftSection, value: sayShifts(driver.shifts, say) },
  ];
  return (
    <dl className={own['facts']}>
      {rows.map(
        ({ label, value }) =>
          value && (
            <div key={say(label)}>
              <dt>{say(label)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
};

const driverOf = (id: string): Source<DriverDetail> => ({
  read: (api, signal) => api.call('readDriver', { params: { id }, signal }),
  topics: ['driver'],
});

/** What a provider sees of the own driver; the company keeps the record. */
export const ReadDriverPanel = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const say = useSay();
  return (
    <OpenRecord title={say(driverTitle)} define={driverOf} about={id} onClose={onClose}>
      {(driver) => (
        <Sheet title={say(driverNamed, { name: driver.name })} onClose={onClose} roomy>
          <Facts driver={driver} />
          <section className={classes['part']} aria-labelledby="driver-away">
            <h3 id="driver-away">
              {say(leaveSection)} <DriverStatusChip driver={driver} />
            </h3>
            <Absences
              absences={driver.leaves.map((leave) => ({ ...leave, note: '' }))}
              none={say(noLeave)}
            />
          </section>
        </Sheet>
      )}
    </OpenRecord>
  );
};
