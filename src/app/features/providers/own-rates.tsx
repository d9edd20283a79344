import { useCallback, useState } from 'react';
import type { RateCard } from '#contract/providers';
import type { KindId } from '#kinds/registry';
import { ownRates, ownRatesText } from '#words/providers';
import formClasses from '../../admin-kit/form/form.module.css';
import { OpenRecord } from '../../admin-kit/form/open-record';
import classes from '../../admin-kit/record/record.module.css';
import { useServices } from '../../app-services';
import { Sheet } from '../../ui/sheet';
import { useSay } from '../../ui/use-say';
import { RatesPart } from './rates-part';

type OwnRatesProps = { kind: KindId; onClose: () => void };

const Loaded = ({ kind, first }: { kind: KindId; first: RateCard[] }) => {
  const { api } = useServices();
  const [cards, setCards] = useState(first);
  return (
    <RatesPart
      name="own"
      cards={cards}
      readAgain={() => api.call('listOwnRates', { params: { kind } })}
      save={(card, body, sent) =>
        card
          ? api.call('changeOwnRate', { params: { kind, id: card.id }, body, ...sent })
          : api.call('addOwnRate', {
              params: { kind },
              body,
              idempotencyKey: sent.idempotencyKey,
            })
      }
      onSaved={setCards}
    />
  );
};

/** What the company's own cars cost. */
export const OwnRates = ({ kind, onClose }: OwnRatesProps) => {
  const say = useSay();
  const { api } = useServices();
  const read = useCallback(
    (signal: AbortSignal) => api.call('listOwnRates', { params: { kind }, signal }),
    [api, kind],
  );
  return (
    <OpenRecord title={say(ownRates)} read={read} onClose={onClose}>
      {(cards) => (
        <Sheet title={say(ownRates)} onClose={onClose} roomy>
          <div className={formClasses['panel']}>
            <p className={classes['soft']}>{say(ownRatesText)}</p>
            <Loaded kind={kind} first={cards} />
          </div>
        </Sheet>
      )}
    </OpenRecord>
  );
};
