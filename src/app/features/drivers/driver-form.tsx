import { type DriverDetail, driverBody, type DriverOptions } from '#contract/drivers';
import { kindIds } from '#domain/booking/kind-id';
import { dayOf } from '#domain/dates/bangkok-time';
import { licenceClasses } from '#domain/people/licence';
import { siteIds } from '#domain/site-id';
import {
  driverNamed,
  lapsedNote,
  licenceClassLabel,
  licenceClassNames,
  licenceNumberLabel,
  licencePhotoLabel,
  licenceSection,
  licenceUntilLabel,
  medicalLabel,
  newDriverTitle,
  shiftSection,
  sitesLabel,
  smallCarsOnly,
  trainingLabel,
  workSection,
} from '#words/drivers';
import { kindsLabel } from '#words/fleet';
import { kindNames, siteNames } from '#words/kinds';
import { ChoiceField, DateField, ManyField } from '../../admin-kit/form/fields';
import { FileField } from '../../admin-kit/form/file-field';
import { FormPanel } from '../../admin-kit/form/form-panel';
import { FieldPair, FormSection } from '../../admin-kit/form/form-section';
import { useAdminForm } from '../../admin-kit/form/use-admin-form';
import { useServices } from '../../app-services';
import { TextField } from '../../booking-form/text-field';
import { useNow } from '../../ui/use-now';
import { useSay } from '../../ui/use-say';
import { DriverParts } from './driver-parts';
import { emptyDriver, valuesOf } from './driver-values';
import classes from './drivers.module.css';
import { ShiftsField } from './shifts-field';
import { useSayDriverValue } from './use-say-driver-value';
import { WhoSection } from './who-section';

type DriverFormProps = {
  /** Null for a new one. */
  driver: DriverDetail | null;
  options: DriverOptions;
  onClose: () => void;
  /** As they are now; of a new one the id is in it. */
  onSaved: (driver: DriverDetail) => void;
  onChanged: (driver: DriverDetail) => void;
};

/** All that is known of a driver. Leave, status and hours stand below, and are saved by themselves. */
export const DriverForm = ({ driver, options, onClose, onSaved, onChanged }: DriverFormProps) => {
  const say = useSay();
  const { api } = useServices();
  const today = dayOf(useNow());
  const sayValue = useSayDriverValue(options);
  const form = useAdminForm({
    name: `driver/${driver?.id ?? 'new'}`,
    schema: driverBody,
    read: { values: driver ? valuesOf(driver) : emptyDriver, version: driver?.version ?? null },
    readAgain: async () => {
      const now = await api.call('readDriver', { params: { id: driver?.id ?? '' } });
      return { values: valuesOf(now), version: now.version };
    },
    save: (body, sent) =>
      driver
        ? api.call('changeDriver', { params: { id: driver.id }, body, ...sent })
        : api.call('createDriver', { body, idempotencyKey: sent.idempotencyKey }),
    onSaved,
  });
  const { field, values } = form;
  const isLapsed = values.expiresOn !== null && values.expiresOn < today;

  return (
    <FormPanel
      title={driver ? say(driverNamed, { name: driver.name }) : say(newDriverTitle)}
      form={form}
      onClose={onClose}
      audit={driver?.audit}
      sayValue={sayValue}
      below={driver && <DriverParts driver={driver} onChanged={onChanged} />}
    >
      <WhoSection form={form} isNew={driver === null} options={options} />
      <FormSection title={say(workSection)}>
        <ManyField
          field={field('kinds')}
          label={say(kindsLabel)}
          options={kindIds.map((value) => ({ value, label: say(kindNames[value]) }))}
        />
        <ManyField
          field={field('sites')}
          label={say(sitesLabel)}
          options={siteIds.map((value) => ({ value, label: say(siteNames[value]) }))}
        />
      </FormSection>
      <FormSection title={say(licenceSection)}>
        <FieldPair>
          <TextField
            field={field('number')}
            label={say(licenceNumberLabel)}
            inputMode="numeric"
            autoComplete="off"
          />
          <DateField field={field('expiresOn')} label={say(licenceUntilLabel)} />
        </FieldPair>
        {isLapsed && <p className={classes['warning']}>{say(lapsedNote)}</p>}
        <ChoiceField
          field={field('class')}
          label={say(licenceClassLabel)}
          options={licenceClasses.map((value) => ({ value, label: say(licenceClassNames[value]) }))}
        />
        {values.class?.endsWith('1') && <p className={classes['soft']}>{say(smallCarsOnly)}</p>}
        <FileField field={field('licencePhotoId')} label={say(licencePhotoLabel)} optional />
        <FieldPair>
          <DateField field={field('medicalUntil')} label={say(medicalLabel)} optional />
          <DateField field={field('trainingUntil')} label={say(trainingLabel)} optional />
        </FieldPair>
      </FormSection>
      <FormSection title={say(shiftSection)}>
        <ShiftsField field={field('shifts')} />
      </FormSection>
    </FormPanel>
  );
};
