import type { KindId } from '#kinds/registry';
import { carColours } from '#domain/fleet/car-colour';
import { carClasses, fuels, gearboxes } from '#domain/fleet/car';
import { siteIds } from '#domain/site-id';
import { gregorianYear } from '#domain/thai/buddhist-year';
import { latinDigits } from '#domain/thai/latin-digits';
import { carColourNames } from '#words/car-colours';
import {
  brandLabel,
  classLabel,
  classNames,
  co2Label,
  colourLabel,
  contractLabel,
  fuelCardLabel,
  fuelLabel,
  fuelNames,
  gearboxLabel,
  gearboxNames,
  modelLabel,
  odometerLabel,
  ownerLabel,
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
import { ImportPanel } from '../../admin-kit/import/import-panel';
import { judgeRows, type ImportColumn } from '../../admin-kit/import/judge-rows';
import { useServices } from '../../app-services';
import { useSay } from '../../ui/use-say';

/** A number as somebody typed it; what is none stays as it is, for the schema to refuse. */
const numberIn = (text: string): number | string => {
  const digits = latinDigits(text).replaceAll(/[,\s]/g, '');
  return /^\d+$/.test(digits) ? Number(digits) : text;
};

const yearIn = (text: string) => {
  const year = numberIn(text);
  return typeof year === 'number' ? gregorianYear(year) : year;
};

/** A choice by its name in either language or by its code. */
const oneOf =
  <T extends string>(all: readonly T[], names: Readonly<Record<T, Message>>) =>
  (text: string): string =>
    all.find((value) =>
      [value, names[value].th, names[value].en].some(
        (name) => name.toLowerCase() === text.toLowerCase(),
      ),
    ) ?? text;

const yesses = ['1', 'x', 'y', 'yes', 'true', 'ใช่'];

const columns: readonly ImportColumn[] = [
  { id: 'plate', title: plateLabel, required: true, example: '1กข 1234' },
  { id: 'provinceCode', title: provinceLabel, required: true, example: 'กรุงเทพมหานคร' },
  {
    id: 'redPlate',
    title: redPlateLabel,
    example: '',
    read: (text) => yesses.includes(text.toLowerCase()),
  },
  {
    id: 'siteId',
    title: siteLabel,
    required: true,
    example: siteNames.nava.th,
    read: oneOf(siteIds, siteNames),
  },
  {
    id: 'class',
    title: classLabel,
    required: true,
    example: classNames.van.th,
    read: oneOf(carClasses, classNames),
  },
  { id: 'brand', title: brandLabel, required: true, example: 'Toyota' },
  { id: 'model', title: modelLabel, required: true, example: 'Commuter' },
  {
    id: 'colour',
    title: colourLabel,
    required: true,
    example: carColourNames.white.th,
    read: oneOf(carColours, carColourNames),
  },
  { id: 'year', title: yearLabel, example: '2024', read: yearIn },
  { id: 'seats', title: seatsLabel, required: true, example: '12', read: numberIn },
  {
    id: 'fuel',
    title: fuelLabel,
    required: true,
    example: fuelNames.diesel.th,
    read: oneOf(fuels, fuelNames),
  },
  {
    id: 'gearbox',
    title: gearboxLabel,
    required: true,
    example: gearboxNames.manual.th,
    read: oneOf(gearboxes, gearboxNames),
  },
  { id: 'providerId', title: ownerLabel, example: '' },
  { id: 'contractId', title: contractLabel, example: '' },
  { id: 'odometer', title: odometerLabel, example: '45000', read: numberIn },
  { id: 'co2PerKm', title: co2Label, example: '', read: numberIn },
  { id: 'fuelCard', title: fuelCardLabel, example: '' },
  { id: 'tollTag', title: tollTagLabel, example: '' },
];

type ImportCarsProps = { kind: KindId; onClose: () => void; onImported: () => void };

export const ImportCars = ({ kind, onClose, onImported }: ImportCarsProps) => {
  const say = useSay();
  const { api } = useServices();
  const judge = judgeRows(
    columns,
    (rows, check) =>
      api.call('importCars', {
        params: { kind },
        body: { rows, check },
        idempotencyKey: crypto.randomUUID(),
      }),
    say,
  );
  return <ImportPanel columns={columns} judge={judge} onClose={onClose} onImported={onImported} />;
};
