import type { ReportRow } from '#contract/reports';
import { measures, type MeasureId } from '#domain/reports/measures';
import { stateNames } from '#words/booking-states';
import {
  carFilter,
  costCentreFilter,
  departmentFilter,
  driverFilter,
  noBooking,
  perColumn,
  providerFilter,
  provinceColumn,
  refColumn,
  startColumn,
  statusColumn,
  travellerColumn,
  valueColumn,
} from '#words/reports';
import type { Column } from '../../admin-kit/list/list-definition';

type Scales = { value: number; per: number | null };

/** The rows' whole units in one of what is shown; a peak counts cars. */
export const scalesOf = (measure: MeasureId | 'peak'): Scales => {
  if (measure === 'peak') return { value: 1, per: null };
  const { scale, per } = measures[measure];
  return { value: scale, per: !per || per.amount === 'capacity' ? null : per.scale };
};

export const drillColumns = (measure: MeasureId | 'peak'): Column<ReportRow>[] => {
  const scales = scalesOf(measure);
  const { per } = scales;
  return [
    {
      id: 'ref',
      title: refColumn,
      card: 'title',
      value: ({ ref }, say) => ref ?? say(noBooking),
    },
    {
      id: 'value',
      title: valueColumn,
      type: 'decimal',
      card: 'mark',
      value: ({ value }) => value / scales.value,
    },
    ...(per === null
      ? []
      : [
          {
            id: 'per',
            title: perColumn,
            type: 'decimal' as const,
            value: (row: ReportRow) => row.per / per,
          },
        ]),
    { id: 'startsAt', title: startColumn, type: 'moment', value: ({ startsAt }) => startsAt },
    {
      id: 'status',
      title: statusColumn,
      value: ({ status }, say) => status && say(stateNames[status]),
    },
    { id: 'traveller', title: travellerColumn, value: ({ traveller }) => traveller },
    { id: 'department', title: departmentFilter, value: ({ department }) => department },
    { id: 'costCentre', title: costCentreFilter, value: ({ costCentre }) => costCentre },
    { id: 'plate', title: carFilter, value: ({ plate }) => plate },
    { id: 'province', title: provinceColumn, card: 'none', value: ({ province }) => province },
    { id: 'driver', title: driverFilter, value: ({ driver }) => driver },
    { id: 'provider', title: providerFilter, value: ({ provider }) => provider },
  ];
};
