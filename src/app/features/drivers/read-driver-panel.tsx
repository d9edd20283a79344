import { driverFields } from '#contract/driver-fields';
import type { DriverDetail } from '#contract/drivers';
import { sayField } from '#contract/say-field';
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
import { OpenRecord } from '../../admin-kit/form/open-record';
import { Absences } from '../../admin-kit/record/absences';
import { Expiry } from '../../admin-kit/record/expiry';
import classes from '../../admin-kit/record/record.module.css';
import type { Source } from '../../remote/remote';
import { Facts } from '../../ui/facts';
import { Sheet } from '../../ui/sheet';
import { useSay } from '../../ui/use-say';
import { DriverStatusChip } from './driver-status-chip';
import own from './drivers.module.css';

const DriverFacts = ({ driver }: { driver: DriverDetail }) => {
  const say = useSay();
  const { phone, number, expiresOn, medicalUntil, trainingUntil } = driver;
  const until = (day: string | null) => day && <Expiry on={day}>{formatDate(day)}</Expiry>;
  const sayOf = (name: 'kinds' | 'sites' | 'shifts') =>
    sayField(driverFields[name], driver[name], say, () => undefined);
  const ring = phone && (
    <a className="link" href={`tel:${phone}`}>
      {formatThaiPhone(phone)}
    </a>
  );
  const licence =
    expiresOn === null ? (
      say(noLicence)
    ) : (
      <Expiry on={expiresOn} says>
        {[driver.class, number, formatDate(expiresOn)].filter(Boolean).join(' · ')}
      </Expiry>
    );
  return (
    <div className={own['facts']}>
      <Facts
        look="beside"
        facts={[
          [driverFields.nickname.label, driver.nickname],
          [driverFields.phone.label, ring],
          [licenceLabel, licence],
          [driverFields.medicalUntil.label, until(medicalUntil)],
          [driverFields.trainingUntil.label, until(trainingUntil)],
          [driverFields.kinds.label, sayOf('kinds')],
          [driverFields.sites.label, sayOf('sites')],
          [driverFields.shifts.label, sayOf('shifts')],
        ]}
      />
    </div>
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
          <DriverFacts driver={driver} />
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
