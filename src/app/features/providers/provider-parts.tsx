import { useServices } from '../../app-services';
import { ContractsPart } from './contracts-part';
import { LinkedPart } from './linked-part';
import type { ProviderPartProps } from './provider-part-props';
import { RatesPart } from './rates-part';
import { ScorePart } from './score-part';
import { StatusPart } from './status-part';

/** How it does, on what terms, and what belongs to it; each part is saved by itself. */
export const ProviderParts = (props: ProviderPartProps) => {
  const { api } = useServices();
  const { kind, provider, onChanged } = props;
  const params = { kind, id: provider.id };
  return (
    <>
      <ScorePart kind={kind} id={provider.id} />
      <RatesPart
        name={provider.id}
        cards={provider.rateCards}
        readAgain={async () => (await api.call('readProvider', { params })).rateCards}
        add={(body, sent) => api.call('addRateCard', { params, body, ...sent })}
        change={(partId, body, sent) =>
          api.call('changeRateCard', { params: { ...params, partId }, body, ...sent })
        }
        onSaved={(rateCards) => onChanged({ ...provider, rateCards })}
      />
      <ContractsPart {...props} />
      <LinkedPart {...props} />
      <StatusPart {...props} />
    </>
  );
};
