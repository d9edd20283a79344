import { Button } from '@mantine/core';
import { useState } from 'react';
import type { UserOptions } from '#contract/users';
import { siteNames } from '#words/sites';
import { refusals } from '#words/refusals';
import { couldNotSave } from '#words/admin-kit';
import type { Message } from '#words/message';
import {
  changeLabel,
  chooseApprover,
  fallbackMissing,
  fallbackNeeded,
  fallbackNone,
  fallbackSection,
  removeApprover,
} from '#words/users';
import { ApiError } from '../../api/errors';
import { useServices } from '../../app-services';
import { FindPerson } from '../../people/find-person';
import { Sheet } from '../../ui/sheet';
import { Trouble } from '../../ui/trouble';
import { useLedTo } from '../../ui/use-led-to';
import { useSay } from '../../ui/use-say';
import classes from './users.module.css';

type Site = UserOptions['sites'][number];

type FallbackProps = {
  sites: readonly Site[];
  onChanged: (options: UserOptions) => void;
  /** After somebody else was faster. */
  onStale: () => void;
};

/** Who decides for people without a manager: one employee of each site. */
export const FallbackApprovers = ({ sites, onChanged, onStale }: FallbackProps) => {
  const say = useSay();
  const { api } = useServices();
  const [changing, setChanging] = useState<Site | null>(null);
  const [trouble, setTrouble] = useState<Message | null>(null);
  const ledTo = useLedTo('fallback-approvers');

  const choose = async ({ id, version }: Site, personId: string | null) => {
    setTrouble(null);
    try {
      const options = await api.call('setFallbackApprover', {
        params: { site: id },
        body: { personId },
        version,
        idempotencyKey: crypto.randomUUID(),
      });
      setChanging(null);
      onChanged(options);
    } catch (error) {
      const isKnown = error instanceof ApiError;
      setTrouble(isKnown ? refusals[error.code] : couldNotSave);
      if (isKnown && error.code === 'changed_meanwhile') onStale();
    }
  };

  return (
    <section ref={ledTo} className={classes['part']} aria-labelledby="fallback-approvers">
      <h2 id="fallback-approvers">{say(fallbackSection)}</h2>
      {sites.map((site) => (
        <div key={site.id} className={classes['site']}>
          <div>
            <strong>{say(siteNames[site.id])}</strong>
            <span>{site.fallbackApprover?.name ?? say(fallbackNone)}</span>
            <small>{say(fallbackNeeded, { count: site.withoutManager })}</small>
            {!site.fallbackApprover && site.withoutManager > 0 && (
              <small className="urgent">{say(fallbackMissing)}</small>
            )}
          </div>
          <Button
            variant="default"
            aria-label={`${say(changeLabel)}: ${say(siteNames[site.id])}`}
            onClick={() => {
              setTrouble(null);
              setChanging(site);
            }}
          >
            {say(changeLabel)}
          </Button>
        </div>
      ))}
      {changing && (
        <Sheet
          title={`${say(chooseApprover)} · ${say(siteNames[changing.id])}`}
          onClose={() => setChanging(null)}
        >
          <Trouble says={trouble} />
          <FindPerson onFound={({ id }) => void choose(changing, id)} />
          {changing.fallbackApprover && (
            <Button variant="default" onClick={() => void choose(changing, null)}>
              {say(removeApprover)}
            </Button>
          )}
        </Sheet>
      )}
    </section>
  );
};
