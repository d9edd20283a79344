import { useMemo } from 'react';
import type { SiteId } from '#domain/site-id';
import { RecordPanel } from '../../admin-kit/record/record-panel';
import { useServices } from '../../app-services';
import { placeSetting } from './places-screen';

type AddPlaceProps = { siteId: SiteId; onClose: () => void; onAdded: () => void };

/** A point of a site, added from where it is needed. */
export const AddPlace = ({ siteId, onClose, onAdded }: AddPlaceProps) => {
  const { api } = useServices();
  const setting = useMemo(() => placeSetting(api, siteId), [api, siteId]);
  return (
    <RecordPanel
      setting={setting}
      id="new"
      onClose={onClose}
      onChanged={onAdded}
      onSaved={onAdded}
    />
  );
};
