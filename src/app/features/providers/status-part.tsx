import { useState, type ReactNode } from 'react';
import type { BrokenTrips } from '#contract/car-parts';
import { providerStatusFields } from '#contract/provider-fields';
import { providerStatusBody } from '#contract/providers';
import { endedText, endProvider, resumeProvider } from '#words/providers';
import classes from '../../admin-kit/record/record.module.css';
import { StatusForm } from '../../admin-kit/record/status-form';
import { useServices } from '../../app-services';
import type { Source } from '../../remote/remote';
import { Shown } from '../../remote/shown';
import { useRemote } from '../../remote/use-remote';
import { useSay } from '../../ui/use-say';
import type { ProviderPartProps } from './provider-part-props';
import { TripsAhead } from './trips-ahead';

const tripsAheadOf = ({
  kind,
  provider,
}: Pick<ProviderPartProps, 'kind' | 'provider'>): Source<BrokenTrips> => ({
  read: (api, signal) =>
    api.call('listProviderTrips', { params: { kind, id: provider.id }, signal }),
  topics: ['trip'],
  about: provider.id,
});

/** Only what has nothing left to drive ends: whoever would end it reads first what that is. */
const EndForm = ({ children, ...about }: ProviderPartProps & { children: ReactNode }) => {
  const trips = useRemote(tripsAheadOf, about);
  return (
    <Shown of={trips} skeleton={<div aria-busy className={classes['part']} />}>
      {(ahead) => (ahead.length > 0 ? <TripsAhead trips={ahead} /> : children)}
    </Shown>
  );
};

/** Nothing of a provider is deleted; one that is no longer used ends. */
export const StatusPart = (props: ProviderPartProps) => {
  const { kind, provider, onChanged } = props;
  const say = useSay();
  const { api } = useServices();
  const params = { kind, id: provider.id };
  const [isChanging, setChanging] = useState(false);
  const isActive = provider.status === 'active';
  const form = (
    <StatusForm
      name={`provider-status/${provider.id}`}
      fields={providerStatusFields}
      schema={providerStatusBody}
      record={provider}
      next={isActive ? 'ended' : 'active'}
      usual="active"
      readAgain={() => api.call('readProvider', { params })}
      save={(body, sent) => api.call('changeProviderStatus', { params, body, ...sent })}
      onSaved={onChanged}
      onDone={() => setChanging(false)}
    />
  );
  return (
    <section className={classes['part']} aria-label={say(providerStatusFields.status.label)}>
      {!isActive && <p className="soft">{say(endedText)}</p>}
      {!isChanging && (
        <button type="button" className="button accent" onClick={() => setChanging(true)}>
          {say(isActive ? endProvider : resumeProvider)}
        </button>
      )}
      {isChanging && (isActive ? <EndForm {...props}>{form}</EndForm> : form)}
    </section>
  );
};
