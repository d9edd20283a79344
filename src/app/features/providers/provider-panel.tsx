import { useCallback, useState } from 'react';
import type { ProviderDetail } from '#contract/providers';
import type { KindId } from '#kinds/registry';
import { newProviderTitle, providerTitle } from '#words/providers';
import { OpenRecord } from '../../admin-kit/form/open-record';
import { useServices } from '../../app-services';
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

const Loaded = ({ opened, ...props }: Omit<ProviderPanelProps, 'id'> & { opened: Opened }) => {
  const [provider, setProvider] = useState(opened.provider);
  return (
    <ProviderForm
      {...props}
      provider={provider}
      onChanged={(next) => {
        setProvider(next);
        props.onChanged();
      }}
    />
  );
};

export const ProviderPanel = ({ id, ...props }: ProviderPanelProps) => {
  const say = useSay();
  const { api } = useServices();
  const { kind, onClose } = props;
  const read = useCallback(
    async (signal: AbortSignal): Promise<Opened> => ({
      provider:
        id === 'new' ? null : await api.call('readProvider', { params: { kind, id }, signal }),
    }),
    [api, kind, id],
  );
  return (
    <OpenRecord
      title={say(id === 'new' ? newProviderTitle : providerTitle)}
      read={read}
      onClose={onClose}
    >
      {(opened) => <Loaded {...props} opened={opened} />}
    </OpenRecord>
  );
};
