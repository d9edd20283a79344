import { driverFields } from '#contract/driver-fields';
import type { DriverDetail } from '#contract/drivers';
import { sayShifts } from '#contract/say-shifts';
import { formatDate } from '#domain/dates/format-bangkok';
import { formatThaiPhone } from '#domain/thai/phone';
import {
  driverNamed,
  driverTitle,
  leaveSection,
  licenceLabel,
  noLeave,
  noLicence,
} from '#words/drivers';
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

const Facts = ({ driver }: { driver: DriverDetail }) => {
  const say = useSay();
  const { phone, number, expiresOn, medicalUntil, trainingUntil } = driver;
  const until = (day: string | null) => day && <Expiry on={day}>{formatDate(day)}</Expiry>;
  const rows = [
    { label: driverFields.nickname.label, value: driver.nickname },
    {
      label: driverFields.phone.label,
      value: phone && <a href={`tel:${phone}`}>{formatThaiPhone(phone)}</a>,
    },
    {
      label: licenceLabel,
      value:
        expiresOn === null ? (
          say(noLicence)
        ) : (
          <Expiry on={expiresOn} says>
            {[driver.class, number, formatDate(expiresOn)].filter(Boolean).join(' · ')}
          </Expiry>
        ),
    },
    { label: driverFields.medicalUntil.label, value: until(medicalUntil) },
    { label: driverFields.trainingUntil.label, value: until(trainingUntil) },
    {
      label: driverFields.kinds.label,
      value: driver.kinds.map((kind) => say(kinds[kind].name)).join(', '),
    },
    {
      label: driverFields.sites.label,
      value: driver.sites.map((site) => say(siteNames[site])).join(', '),
    },
    { label: driverFields.shifts.label, value: sayShifts(driver.shifts, say) },
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
