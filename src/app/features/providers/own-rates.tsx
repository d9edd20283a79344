import type { RateCard } from '#contract/providers';
import type { KindId } from '#kinds/registry';
import { ownRates, ownRatesText } from '#words/providers';
import formClasses from '../../admin-kit/form/form.module.css';
import { OpenRecord } from '../../admin-kit/form/open-record';
import { useServices } from '../../app-services';
import type { Source } from '../../remote/remote';
import { Sheet } from '../../ui/sheet';
import { useSay } from '../../ui/use-say';
import { RatesPart } from './rates-part';

type OwnRatesProps = { kind: KindId; onClose: () => void };

const ownRatesOf = (kind: KindId): Source<RateCard[]> => ({
  read: (api, signal) => api.call('listOwnRates', { params: { kind }, signal }),
  topics: ['rate_card'],
});

export const OwnRates = ({ kind, onClose }: OwnRatesProps) => {
  const say = useSay();
  const { api } = useServices();
  return (
    <OpenRecord title={say(ownRates)} define={ownRatesOf} about={kind} onClose={onClose}>
      {(cards, show) => (
        <Sheet title={say(ownRates)} onClose={onClose} roomy>
          <div className={formClasses['panel']}>
            <p className="soft">{say(ownRatesText)}</p>
            <RatesPart
              name="own"
              cards={cards}
              readAgain={() => api.call('listOwnRates', { params: { kind } })}
              add={(body, sent) => api.call('addOwnRate', { params: { kind }, body, ...sent })}
              change={(id, body, sent) =>
                api.call('changeOwnRate', { params: { kind, id }, body, ...sent })
              }
              onSaved={show}
            />
          </div>
        </Sheet>
      )}
    </OpenRecord>
  );
};
