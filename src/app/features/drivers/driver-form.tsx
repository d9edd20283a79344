import type { BrokenTrips } from '#contract/car-parts';
import { type DriverDetail, driverBody, type DriverOptions } from '#contract/drivers';
import { kindIds, kinds } from '#kinds/registry';
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
  takenOffNow,
  trainingLabel,
  workSection,
} from '#words/drivers';
import { kindsLabel } from '#words/fleet';
import { siteNames } from '#words/sites';
import { ChoiceField, DateField, ManyField } from '../../admin-kit/form/fields';
import { FileField } from '../../admin-kit/form/file-field';
import { FormPanel } from '../../admin-kit/form/form-panel';
import { FieldPair, FormSection } from '../../admin-kit/form/form-section';
import { useAdminForm } from '../../admin-kit/form/use-admin-form';
import { brokenFirst } from '../../admin-kit/record/broken-first';
import { ReleasedTrips } from '../../admin-kit/record/broken-trips';
import { useTakeOut } from '../../admin-kit/record/use-take-out';
import { useServices } from '../../app-services';
import { TextField } from '../../form/text-field';
import { useNow } from '../../ui/use-now';
import { useSay } from '../../ui/use-say';
import { driverBreaks } from './driver-breaks';
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
  /** Trips that the last saving released, and what to do when one releases some. */
  released: BrokenTrips;
  onReleased: (driver: DriverDetail, trips: BrokenTrips) => void;
};

/** All that is known of a driver. Leave, status and hours stand below, and are saved by themselves. */
export const DriverForm = ({
  driver,
  options,
  onClose,
  onSaved,
  onChanged,
  released,
  onReleased,
}: DriverFormProps) => {
  const say = useSay();
  const { api } = useServices();
  const today = dayOf(useNow());
  const sayValue = useSayDriverValue(options);
  const takeOut = useTakeOut((query) =>
    api.call('listDriverTrips', { params: { id: driver?.id ?? '' }, query }),
  );
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
        ? api.call('changeDriver', {
            params: { id: driver.id },
            body: { ...body, releases: takeOut.releases() },
            ...sent,
          })
        : api.call('createDriver', { body, idempotencyKey: sent.idempotencyKey }),
    onSaved: (saved) => {
      const trips = takeOut.confirmedTrips();
      if (trips.length > 0) onReleased(saved, trips);
      else onSaved(saved);
    },
    onRefused: (error, values) =>
      takeOut.ask(error, {
        from: new Date().toISOString(),
        until: null,
        kinds: values.kinds.join(','),
        sites: values.sites.join(','),
      }),
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
      instead={brokenFirst(form, takeOut, driverBreaks)}
      below={driver && <DriverParts driver={driver} onChanged={onChanged} />}
    >
      {released.length > 0 && <ReleasedTrips trips={released} text={takenOffNow} />}
      <WhoSection form={form} isNew={driver === null} options={options} />
      <FormSection title={say(workSection)}>
        <ManyField
          field={field('kinds')}
          label={say(kindsLabel)}
          options={kindIds.map((value) => ({ value, label: say(kinds[value].name) }))}
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
