import type { RateCard } from '#contract/providers';
import type { KindId } from '#kinds/registry';
import { ownRates, ownRatesText } from '#words/providers';
import formClasses from '../../admin-kit/form/form.module.css';
import { OpenRecord } from '../../admin-kit/form/open-record';
import classes from '../../admin-kit/record/record.module.css';
import { useServices } from '../../app-services';
import type { Source } from '../../remote/remote';
import { Sheet } from '../../ui/sheet';
import { useSay } from '../../ui/use-say';
import { RatesPart } from './rates-part';

type OwnRatesProps = { kind: KindId; onClose: () => void };

type CardsProps = { kind: KindId; cards: RateCard[]; onSaved: (cards: RateCard[]) => void };

const OwnCards = ({ kind, cards, onSaved }: CardsProps) => {
  const { api } = useServices();
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
      onSaved={onSaved}
    />
  );
};

const ownRatesOf = (kind: KindId): Source<RateCard[]> => ({
  read: (api, signal) => api.call('listOwnRates', { params: { kind }, signal }),
  topics: ['rate_card'],
});

/** What the company's own cars cost. */
export const OwnRates = ({ kind, onClose }: OwnRatesProps) => {
  const say = useSay();
  return (
    <OpenRecord title={say(ownRates)} define={ownRatesOf} about={kind} onClose={onClose}>
      {(cards, show) => (
        <Sheet title={say(ownRates)} onClose={onClose} roomy>
          <div className={formClasses['panel']}>
            <p className={classes['soft']}>{say(ownRatesText)}</p>
            <OwnCards kind={kind} cards={cards} onSaved={show} />
          </div>
        </Sheet>
      )}
    </OpenRecord>
  );
};
