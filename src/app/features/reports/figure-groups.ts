import type { MeasureId } from '#domain/reports/measures';
import type { Message } from '#words/message';
import { costGroup, demandGroup, serviceGroup, useGroup } from '#words/reports';

/** In the order in which they are looked for. */
export const figureGroups: readonly { title: Message; ids: readonly MeasureId[] }[] = [
  {
    title: useGroup,
    ids: [
      'trips',
      'passengers',
      'seats',
      'fill_rate',
      'distance',
      'utilisation',
      'car_hours',
      'co2',
    ],
  },
  {
    title: costGroup,
    ids: ['cost', 'cost_per_trip', 'cost_per_km', 'cost_per_passenger', 'saving', 'overtime'],
  },
  { title: serviceGroup, ids: ['on_time', 'approval_hours', 'no_shows'] },
  {
    title: demandGroup,
    ids: ['bookings', 'unmet', 'unmet_seats', 'cancellations', 'late_cancellations'],
  },
];
