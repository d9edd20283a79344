import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { SiteId } from '#domain/site-id';
import { kinds } from '#kinds/registry';
import { addPointLabel, stopsAsk } from '#words/rules';
import { useServices } from '../../app-services';
import { flagsOf, mayOpenAdminUsers } from '../../session/admin-access';
import { useSay } from '../../ui/use-say';
import type { RulesPartProps } from './rule-panel';

/** The form of a place, which another feature has. */
export type RenderAddPlace = (given: {
  siteId: SiteId;
  onClose: () => void;
  onAdded: () => void;
}) => ReactNode;

/** A route needs two points of its site: they are added right here, so that what was typed of the route stays. */
export const AddPoint = ({
  kind,
  rules,
  onChanged,
  renderAddPlace,
}: RulesPartProps & { renderAddPlace: RenderAddPlace }) => {
  const say = useSay();
  const services = useServices();
  const [isAdding, setAdding] = useState(false);
  const close = () => setAdding(false);
  return (
    <div className="stack gap-2">
      {rules.places.length < 2 && <p className="soft">{say(stopsAsk)}</p>}
      {mayOpenAdminUsers(flagsOf(services)) && (
        <Button variant="default" onClick={() => setAdding(true)}>
          {say(addPointLabel)}
        </Button>
      )}
      {isAdding &&
        renderAddPlace({
          siteId: kinds[kind].site,
          onClose: close,
          onAdded: () => {
            close();
            void services.api.call('readRules', { params: { kind } }).then(onChanged);
          },
        })}
    </div>
  );
};
