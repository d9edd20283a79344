import { carFields } from '#contract/car-fields';
import type { CarRow } from '#contract/fleet';
import { formatDate } from '#domain/dates/format-bangkok';
import { expiryLabel, nextPaperLabel, paperNames, paperUntil } from '#words/fleet';
import type { Say } from '#words/message';
import type { Column } from '../../admin-kit/list/list-definition';
import { Expiry } from '../../admin-kit/record/expiry';
import { columnsOf } from '../../admin-kit/record/record-columns';
import classes from '../../admin-kit/record/record.module.css';
import { useSay } from '../../ui/use-say';
import { stateOf } from '../../admin-kit/record/car-state';
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

/** What the screen shows together stands in files by itself. */
export const carColumns: readonly Column<CarRow>[] = [
  ...columnsOf<typeof carFields, CarRow>(carFields, {
    plate: (column) => [
      {
        id: 'car',
        title: column.title,
        value: ({ plate, province }) => `${plate} ${province ?? ''}`.trim(),
        show: ({ plate, province }) => (
          <span className={classes['named']}>
            <span className="nowrap">{plate}</span>
            <small>{province}</small>
          </span>
        ),
        sort: 'plate',
        card: 'title',
        screenOnly: true,
      },
      column,
    ],
    status: {
      value: (car, say) => say(stateOf(car).message),
      show: (car) => <CarStatusChip car={car} />,
      card: 'mark',
    },
    seats: { below: 'class' },
    colour: { below: 'make' },
    siteId: { below: 'odometer' },
    // A company's own is the usual.
    providerId: { below: 'status' },
    brand: (column) => [
      {
        id: 'make',
        title: column.title,
        value: ({ brand, model }) => `${brand} ${model}`,
        sort: 'brand',
        screenOnly: true,
      },
      column,
    ],
  }),
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
];
