import { carFields, carSections } from '#contract/car-fields';
import type { BrokenTrips } from '#contract/car-parts';
import type { CarDetail, FleetOptions } from '#contract/fleet';
import { carBody } from '#contract/fleet';
import { kinds, type KindId } from '#kinds/registry';
import { carTitle, newCarTitle, releasedNow } from '#words/fleet';
import { FormPanel } from '../../admin-kit/form/form-panel';
import { useAdminForm } from '../../admin-kit/form/use-admin-form';
import { brokenFirst } from '../../admin-kit/record/broken-first';
import { ReleasedTrips } from '../../admin-kit/record/broken-trips';
import { RecordField, RecordFields } from '../../admin-kit/record/record-fields';
import { valuesOf, type ValuesOf } from '../../admin-kit/record/record-values';
import { sayRecord } from '../../admin-kit/record/say-record';
import { useTakeOut } from '../../admin-kit/record/use-take-out';
import { useServices } from '../../app-services';
import { useSay } from '../../ui/use-say';
import { carLeaves } from './car-breaks';
import { CarParts } from './car-parts';

type Provider = FleetOptions['providers'][number];

const contractsOf = (provider: Provider | undefined) =>
  provider?.contracts.map(({ id, number }) => ({ value: id, label: number }));

const choicesOf = ({ provinces, providers }: FleetOptions) => ({
  provinceCode: provinces.map(({ code, name }) => ({ value: code, label: name })),
  providerId: providers.map(({ id, name }) => ({ value: id, label: name })),
  contractId: providers.flatMap((provider) => contractsOf(provider) ?? []),
});

/** A new one serves where it was added. */
const carValues = (kind: KindId, car: CarDetail | null): ValuesOf<typeof carFields> => ({
  ...valuesOf(carFields, car),
  ...(car === null && { siteId: kinds[kind].site, kinds: [kind] }),
});

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
  const choices = choicesOf(options);
  const takeOut = useTakeOut((query) =>
    api.call('listBrokenTrips', { params: { kind, id: car?.id ?? '' }, query }),
  );
  const form = useAdminForm({
    name: `car/${kind}/${car?.id ?? 'new'}`,
    schema: carBody,
    read: { values: carValues(kind, car), version: car?.version ?? null },
    readAgain: async () => {
      const now = await api.call('readCar', { params: { kind, id: car?.id ?? '' } });
      return { values: carValues(kind, now), version: now.version };
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
  const { values } = form;
  const provider = options.providers.find(({ id }) => id === values.providerId);

  return (
    <FormPanel
      title={car ? say(carTitle, { plate: car.plate }) : say(newCarTitle)}
      form={form}
      onClose={onClose}
      audit={car?.audit}
      sayValue={sayRecord(carFields, choices, say)}
      instead={brokenFirst(form, takeOut, carLeaves)}
      below={car && <CarParts kind={kind} car={car} onChanged={onChanged} />}
    >
      {released.length > 0 && <ReleasedTrips trips={released} text={releasedNow} />}
      <RecordFields
        form={form}
        fields={carFields}
        sections={carSections}
        isNew={car === null}
        choices={{ ...choices, contractId: contractsOf(provider) }}
        own={{
          provinceCode: (
            <RecordField
              form={form}
              name="provinceCode"
              of={carFields.provinceCode}
              choices={choices.provinceCode}
              optional={values.redPlate}
            />
          ),
          ...(!provider && { contractId: null }),
        }}
      />
    </FormPanel>
  );
};
