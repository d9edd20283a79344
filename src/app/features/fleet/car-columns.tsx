import type { CarRow } from '#contract/fleet';
import { formatDate } from '#domain/dates/format-bangkok';
import {
  brandLabel,
  carStatusNames,
  classLabel,
  classNames,
  colourLabel,
  companyOwned,
  expiryLabel,
  fuelLabel,
  fuelNames,
  gearboxLabel,
  gearboxNames,
  kindsLabel,
  modelLabel,
  nextPaperLabel,
  odometerLabel,
  outNow,
  ownerLabel,
  paperNames,
  paperUntil,
  plateLabel,
  provinceLabel,
  seatsLabel,
  siteLabel,
  statusLabel,
  yearLabel,
} from '#words/fleet';
import { kinds } from '#kinds/registry';
import { siteNames } from '#words/sites';
import type { Say } from '#words/message';
import type { Column } from '../../admin-kit/list/list-definition';
import { Expiry } from '../../admin-kit/record/expiry';
import classes from '../../admin-kit/record/record.module.css';
import { sayColour } from '../../ui/say-colour';
import { useSay } from '../../ui/use-say';
import { CarStatusChip } from './car-status-chip';

const sayExpiry = ({ nextExpiry }: CarRow, say: Say): string =>
  nextExpiry
    ? say(paperUntil, {
        paper: say(paperNames[nextExpiry.type]),
        date: formatDate(nextExpiry.on),
      })
    : '';

const CarExpiry = ({ car }: { car: CarRow }) => {
  const say = useSay();
  return car.nextExpiry && <Expiry on={car.nextExpiry.on}>{sayExpiry(car, say)}</Expiry>;
};

export const carColumns: readonly Column<CarRow>[] = [
  {
    id: 'car',
    title: plateLabel,
    value: ({ plate, province }) => `${plate} ${province ?? ''}`.trim(),
    show: ({ plate, province }) => (
      <span className={classes['named']}>
        {plate}
        <small>{province}</small>
      </span>
    ),
    sort: 'plate',
    card: 'title',
    screenOnly: true,
  },
  { id: 'plate', title: plateLabel, value: ({ plate }) => plate, fileOnly: true },
  {
    id: 'provinceCode',
    title: provinceLabel,
    value: ({ province }) => province,
    fileOnly: true,
  },
  {
    id: 'status',
    title: statusLabel,
    value: ({ status, out }, say) =>
      say(status === 'available' && out ? outNow : carStatusNames[status]),
    show: (car) => <CarStatusChip car={car} />,
    sort: 'status',
    card: 'mark',
  },
  {
    id: 'make',
    title: brandLabel,
    value: ({ brand, model }) => `${brand} ${model}`,
    sort: 'brand',
    screenOnly: true,
  },
  { id: 'brand', title: brandLabel, value: ({ brand }) => brand, fileOnly: true },
  { id: 'model', title: modelLabel, value: ({ model }) => model, fileOnly: true },
  {
    id: 'class',
    title: classLabel,
    value: (car, say) => say(classNames[car.class]),
    sort: 'class',
  },
  { id: 'seats', title: seatsLabel, type: 'number', value: ({ seats }) => seats, sort: 'seats' },
  {
    id: 'colour',
    title: colourLabel,
    value: ({ colour }, say) => sayColour(say, colour),
    card: 'none',
  },
  {
    id: 'odometer',
    title: odometerLabel,
    type: 'number',
    value: ({ odometer }) => odometer,
    sort: 'odometer',
    card: 'none',
  },
  {
    id: 'expiry',
    title: expiryLabel,
    value: sayExpiry,
    show: (car) => <CarExpiry car={car} />,
    sort: 'expiry',
    screenOnly: true,
  },
  {
    id: 'paper',
    title: nextPaperLabel,
    value: ({ nextExpiry }, say) => nextExpiry && say(paperNames[nextExpiry.type]),
    fileOnly: true,
  },
  {
    id: 'expiresOn',
    title: expiryLabel,
    type: 'day',
    value: ({ nextExpiry }) => nextExpiry?.on ?? null,
    fileOnly: true,
  },
  {
    id: 'providerId',
    title: ownerLabel,
    value: ({ provider }, say) => provider ?? say(companyOwned),
    card: 'none',
  },
  {
    id: 'siteId',
    title: siteLabel,
    value: ({ siteId }, say) => say(siteNames[siteId]),
    sort: 'site',
    card: 'none',
  },
  { id: 'year', title: yearLabel, value: ({ year }) => year, fileOnly: true },
  { id: 'fuel', title: fuelLabel, value: ({ fuel }, say) => say(fuelNames[fuel]), fileOnly: true },
  {
    id: 'gearbox',
    title: gearboxLabel,
    value: ({ gearbox }, say) => say(gearboxNames[gearbox]),
    fileOnly: true,
  },
  {
    id: 'kinds',
    title: kindsLabel,
    value: (row, say) => row.kinds.map((kind) => say(kinds[kind].name)).join(', '),
    fileOnly: true,
  },
];
