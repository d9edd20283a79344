import { useEffect, useMemo } from 'react';
import { useServices } from '../../app-services';
import { useStore } from '../../ui/store';
import { openRows, type ListQuery, type Rows, type RowsView } from './open-rows';

export type ShownRows = Rows & { shown: RowsView };

/** A list that is read and kept up to date while it is wanted. */
export const useRows = ({ scope, kind, role }: ListQuery, isWanted = true): ShownRows => {
  const services = useServices();
  const rows = useMemo(
    () => openRows(services, { scope, kind, role }),
    [services, scope, kind, role],
  );
  useEffect(() => (isWanted ? rows.start() : undefined), [rows, isWanted]);
  return { ...rows, shown: useStore(rows.view) };
};
