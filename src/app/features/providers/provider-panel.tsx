import type { ProviderDetail } from '#contract/providers';
import type { KindId } from '#kinds/registry';
import { newProviderTitle, providerTitle } from '#words/providers';
import { OpenRecord } from '../../admin-kit/form/open-record';
import type { Source } from '../../remote/remote';
import { useSay } from '../../ui/use-say';
import { ProviderForm } from './provider-form';

type ProviderPanelProps = {
  kind: KindId;
  /** `new` for one that does not exist yet. */
  id: string;
  onClose: () => void;
  onSaved: (provider: ProviderDetail) => void;
  onChanged: () => void;
};

type Opened = { provider: ProviderDetail | null };

/** None of what does not exist yet. */
const providerPanelOf = ({ kind, id }: { kind: KindId; id: string }): Source<Opened> => ({
  read: async (api, signal) => ({
    provider:
      id === 'new' ? null : await api.call('readProvider', { params: { kind, id }, signal }),
  }),
  topics: ['provider', 'contract', 'rate_card'],
});

export const ProviderPanel = ({ id, ...props }: ProviderPanelProps) => {
  const say = useSay();
  const { kind, onClose } = props;
  return (
    <OpenRecord
      title={say(id === 'new' ? newProviderTitle : providerTitle)}
      define={providerPanelOf}
      about={{ kind, id }}
      onClose={onClose}
    >
      {({ provider }, show) => (
        <ProviderForm
          {...props}
          provider={provider}
          onChanged={(next) => {
            show({ provider: next });
            props.onChanged();
          }}
        />
      )}
    </OpenRecord>
  );
};
