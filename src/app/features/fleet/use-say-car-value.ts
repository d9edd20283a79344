import type { FleetOptions } from '#contract/fleet';
import { type KindId, kinds } from '#kinds/registry';
import type { CarClass } from '#domain/fleet/car';
import type { SiteId } from '#domain/site-id';
import { fileAdded, no, yes } from '#words/admin-kit';
import {
  brandLabel,
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
  kindsLabel,
  modelLabel,
  ownerLabel,
  photoLabel,
  plateLabel,
  provinceLabel,
  redPlateLabel,
  seatsLabel,
  siteLabel,
  tollTagLabel,
  yearLabel,
} from '#words/fleet';
import { siteNames } from '#words/sites';
import type { Message } from '#words/message';
import type { SayValue } from '../../admin-kit/form/conflict-card';
import { plainText } from '../../admin-kit/form/say-values';
import { sayColour } from '../../ui/say-colour';
import { useSay } from '../../ui/use-say';
import type { CarValues } from './car-values';

const labels: Readonly<Partial<Record<keyof CarValues, Message>>> = {
  plate: plateLabel,
  redPlate: redPlateLabel,
  provinceCode: provinceLabel,
  siteId: siteLabel,
  kinds: kindsLabel,
  class: classLabel,
  brand: brandLabel,
  model: modelLabel,
  colour: colourLabel,
  year: yearLabel,
  seats: seatsLabel,
  fuel: fuelLabel,
  gearbox: gearboxLabel,
  providerId: ownerLabel,
  contractId: contractLabel,
  co2PerKm: co2Label,
  fuelCard: fuelCardLabel,
  tollTag: tollTagLabel,
  photoId: photoLabel,
};

/** A value of the form in words, for showing who changed what. */
export const useSayCarValue = ({ provinces, providers }: FleetOptions): SayValue<CarValues> => {
  const say = useSay();
  const named =
    <T extends string>(names: Record<T, Message>) =>
    (value: unknown) =>
      say(names[value as T]);
  const special: Partial<Record<keyof CarValues, (value: unknown) => string>> = {
    redPlate: (value) => say(value === true ? yes : no),
    provinceCode: (value) => provinces.find(({ code }) => code === value)?.name ?? '',
    siteId: named<SiteId>(siteNames),
    kinds: (value) => (value as KindId[]).map((kind) => say(kinds[kind].name)).join(', '),
    class: named<CarClass>(classNames),
    colour: (value) => sayColour(say, String(value)),
    fuel: named(fuelNames),
    gearbox: named(gearboxNames),
    providerId: (value) => providers.find(({ id }) => id === value)?.name ?? '',
    contractId: (value) =>
      providers.flatMap(({ contracts }) => contracts).find(({ id }) => id === value)?.number ?? '',
    photoId: () => say(fileAdded),
  };
  return (name, value) => {
    const label = labels[name];
    if (!label) return null;
    if (value === null) {
      return { label: say(label), value: name === 'providerId' ? say(companyOwned) : '' };
    }
    return { label: say(label), value: special[name]?.(value) ?? plainText(value) };
  };
};
