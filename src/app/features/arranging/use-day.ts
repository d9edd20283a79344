import { useEffect, useMemo } from 'react';
import type { KindId } from '#domain/booking/kind-id';
import type { Day } from '#domain/dates/bangkok-time';
import { useServices } from '../../app-services';
import { useStore } from '../../ui/store';
import { openDay, type DayView, type OpenDay } from './open-day';

export const useDay = (
  kind: KindId,
  { from, to }: { from: Day; to: Day },
): OpenDay & { shown: DayView } => {
  const services = useServices();
  const opened = useMemo(() => openDay(services, { kind, from, to }), [services, kind, from, to]);
  useEffect(() => opened.start(), [opened]);
  const shown = useStore(opened.view);
  return useMemo(() => ({ ...opened, shown }), [opened, shown]);
};
