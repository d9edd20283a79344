import { useEffect, useMemo } from 'react';
import { useServices } from '../../app-services';
import { useStore } from '../../ui/store';
import { openDetail, type Detail, type DetailView } from './open-detail';

export const useDetail = (id: string): Detail & { shown: DetailView } => {
  const services = useServices();
  const detail = useMemo(() => openDetail(services, id), [services, id]);
  useEffect(() => detail.start(), [detail]);
  return { ...detail, shown: useStore(detail.view) };
};
