import { useState } from 'react';
import { providerStatusFields } from '#contract/provider-fields';
import { providerStatusBody } from '#contract/providers';
import { endedText, endProvider, resumeProvider } from '#words/providers';
import classes from '../../admin-kit/record/record.module.css';
import { StatusForm } from '../../admin-kit/record/status-form';
import { useServices } from '../../app-services';
import { useSay } from '../../ui/use-say';
import type { ProviderPartProps } from './provider-part-props';

/** Nothing of a provider is deleted; one that is no longer used ends. */
export const StatusPart = ({ kind, provider, onChanged }: ProviderPartProps) => {
  const say = useSay();
  const { api } = useServices();
  const params = { kind, id: provider.id };
  const [isChanging, setChanging] = useState(false);
  const isActive = provider.status === 'active';
  return (
    <section className={classes['part']} aria-label={say(providerStatusFields.status.label)}>
      {!isActive && <p className="soft">{say(endedText)}</p>}
      {isChanging ? (
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
      ) : (
        <button type="button" className="button accent" onClick={() => setChanging(true)}>
          {say(isActive ? endProvider : resumeProvider)}
        </button>
      )}
    </section>
  );
};
