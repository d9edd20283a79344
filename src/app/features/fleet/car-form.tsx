import type { BrokenTrips } from '#contract/car-parts';
import type { CarDetail, FleetOptions } from '#contract/fleet';
import { carBody } from '#contract/fleet';
import { type KindId, kindIds, kinds } from '#kinds/registry';
import { carColours } from '#domain/fleet/car-colour';
import { carClasses, fuels, gearboxes } from '#domain/fleet/car';
import { siteIds } from '#domain/site-id';
import { carColourNames } from '#words/car-colours';
import {
  brandLabel,
  carTitle,
  classLabel,
  classNames,
  co2Label,
  colourLabel,
  companyOwned,
  contractLabel,
  fuelCardLabel,
  fuelLabel,
  fuelNames,
  gearboxLabel,
  gearboxNames,
  identitySection,
  kindsLabel,
  modelLabel,
  newCarTitle,
  odometerLabel,
  ownerLabel,
  ownerSection,
  photoLabel,
  plateLabel,
  provinceLabel,
  redPlateLabel,
  releasedNow,
  seatsLabel,
  siteLabel,
  tollTagLabel,
  vehicleSection,
  yearLabel,
} from '#words/fleet';
import { siteNames } from '#words/sites';
import { ChoiceField, ManyField } from '../../admin-kit/form/fields';
import { FileField } from '../../admin-kit/form/file-field';
import { FormPanel } from '../../admin-kit/form/form-panel';
import { FieldPair, FormSection } from '../../admin-kit/form/form-section';
import { useAdminForm } from '../../admin-kit/form/use-admin-form';
import type { Option } from '../../admin-kit/list/list-definition';
import { brokenFirst } from '../../admin-kit/record/broken-first';
import { ReleasedTrips } from '../../admin-kit/record/broken-trips';
import { useTakeOut } from '../../admin-kit/record/use-take-out';
import { useServices } from '../../app-services';
import { NumberField } from '../../form/number-field';
import { TextField } from '../../form/text-field';
import { ToggleField } from '../../form/toggle-field';
import { useSay } from '../../ui/use-say';
import { carLeaves } from './car-breaks';
import { CarParts } from './car-parts';
import { emptyCar, valuesOf } from './car-values';
import { useSayCarValue } from './use-say-car-value';

const optionsOf = <T extends string>(all: readonly T[], name: (one: T) => string) =>
  all.map((value) => ({ value, label: name(value) }));

/** A colour that somebody once wrote in words stays to be chosen. */
const withOwn = (options: Option[], own: string | undefined) =>
  own === undefined || options.some(({ value }) => value === own)
    ? options
    : [...options, { value: own, label: own }];

type CarFormProps = {
  kind: KindId;
  /** Null for a new one. */
  car: CarDetail | null;
  options: FleetOptions;
  onClose: () => void;
  /** With what it is now; of a new one its id is in it. */
  onSaved: (car: CarDetail) => void;
  onChanged: (car: CarDetail) => void;
  /** Trips that the last saving released, and what to do when one releases some. */
  released: BrokenTrips;
  onReleased: (car: CarDetail, trips: BrokenTrips) => void;
};

/** All that is known of a car. What happens to it over time stands below, and is saved by itself. */
export const CarForm = ({
  kind,
  car,
  options,
  onClose,
  onSaved,
  onChanged,
  released,
  onReleased,
}: CarFormProps) => {
  const say = useSay();
  const { api } = useServices();
  const sayValue = useSayCarValue(options);
  const takeOut = useTakeOut((query) =>
    api.call('listBrokenTrips', { params: { kind, id: car?.id ?? '' }, query }),
  );
  const form = useAdminForm({
    name: `car/${kind}/${car?.id ?? 'new'}`,
    schema: carBody,
    read: { values: car ? valuesOf(car) : emptyCar(kind), version: car?.version ?? null },
    readAgain: async () => {
      const now = await api.call('readCar', { params: { kind, id: car?.id ?? '' } });
      return { values: valuesOf(now), version: now.version };
    },
    save: (body, sent) =>
      car
        ? api.call('changeCar', {
            params: { kind, id: car.id },
            body: { ...body, releases: takeOut.releases() },
            ...sent,
          })
        : api.call('createCar', {
            params: { kind },
            body,
            idempotencyKey: sent.idempotencyKey,
          }),
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
        sites: values.siteId ?? '',
      }),
  });
  const { field, values } = form;
  const provider = options.providers.find(({ id }) => id === values.providerId);
  const province = field('provinceCode');

  return (
    <FormPanel
      title={car ? say(carTitle, { plate: car.plate }) : say(newCarTitle)}
      form={form}
      onClose={onClose}
      audit={car?.audit}
      sayValue={sayValue}
      instead={brokenFirst(form, takeOut, carLeaves)}
      below={car && <CarParts kind={kind} car={car} onChanged={onChanged} />}
    >
      {released.length > 0 && <ReleasedTrips trips={released} text={releasedNow} />}
      <FormSection title={say(identitySection)}>
        <FieldPair>
          <TextField field={field('plate')} label={say(plateLabel)} autoComplete="off" />
          <ChoiceField
            field={{
              ...province,
              value: values.provinceCode === null ? null : String(values.provinceCode),
              set: (code) => province.set(code === null ? null : Number(code)),
            }}
            label={say(provinceLabel)}
            optional={values.redPlate}
            options={options.provinces.map(({ code, name }) => ({
              value: String(code),
              label: name,
            }))}
          />
        </FieldPair>
        <ToggleField field={field('redPlate')} label={say(redPlateLabel)} />
        <ManyField
          field={field('kinds')}
          label={say(kindsLabel)}
          options={optionsOf(kindIds, (id) => say(kinds[id].name))}
        />
        <ChoiceField
          field={field('siteId')}
          label={say(siteLabel)}
          options={optionsOf(siteIds, (id) => say(siteNames[id]))}
        />
      </FormSection>
      <FormSection title={say(vehicleSection)}>
        <FieldPair>
          <ChoiceField
            field={field('class')}
            label={say(classLabel)}
            options={optionsOf(carClasses, (id) => say(classNames[id]))}
          />
          <NumberField field={field('seats')} label={say(seatsLabel)} />
          <TextField field={field('brand')} label={say(brandLabel)} />
          <TextField field={field('model')} label={say(modelLabel)} />
          <ChoiceField
            field={field('colour')}
            label={say(colourLabel)}
            options={withOwn(
              optionsOf(carColours, (id) => say(carColourNames[id])),
              car?.colour,
            )}
          />
          <NumberField field={field('year')} label={say(yearLabel)} optional />
          <ChoiceField
            field={field('fuel')}
            label={say(fuelLabel)}
            options={optionsOf(fuels, (id) => say(fuelNames[id]))}
          />
          <ChoiceField
            field={field('gearbox')}
            label={say(gearboxLabel)}
            options={optionsOf(gearboxes, (id) => say(gearboxNames[id]))}
          />
          {car === null && (
            <NumberField field={field('odometer')} label={say(odometerLabel)} optional />
          )}
          <NumberField field={field('co2PerKm')} label={say(co2Label)} optional />
        </FieldPair>
        <FileField field={field('photoId')} label={say(photoLabel)} optional />
      </FormSection>
      <FormSection title={say(ownerSection)}>
        <FieldPair>
          <ChoiceField
            field={{
              ...field('providerId'),
              set: (providerId) => form.patch({ providerId, contractId: null }),
            }}
            label={say(ownerLabel)}
            empty={say(companyOwned)}
            options={options.providers.map(({ id, name }) => ({ value: id, label: name }))}
          />
          {provider && (
            <ChoiceField
              field={field('contractId')}
              label={say(contractLabel)}
              optional
              options={provider.contracts.map(({ id, number }) => ({ value: id, label: number }))}
            />
          )}
          <TextField field={field('fuelCard')} label={say(fuelCardLabel)} optional />
          <TextField field={field('tollTag')} label={say(tollTagLabel)} optional />
        </FieldPair>
      </FormSection>
    </FormPanel>
  );
};
