import { rateFields } from '#contract/provider-fields';
import { rateCardBody, type RateCard, type RateCardBody } from '#contract/providers';
import { dayOf } from '#domain/dates/bangkok-time';
import { formatDate } from '#domain/dates/format-bangkok';
import { parseBaht, sayBaht } from '#domain/money';
import { classNames } from '#words/fleet';
import { addRate, editNamed, noRates, ratesSection, rateText } from '#words/providers';
import { PartRows, type PartCalls } from '../../admin-kit/record/part-rows';
import { useNow } from '../../ui/use-now';
import { useSay } from '../../ui/use-say';
import { sayPeriod } from './say-period';

/** What all prices that hold have in common; before there is one, as most have it. What differs is asked. */
const begunFrom = (cards: readonly RateCard[]) => {
  const [first] = cards;
  const common = <K extends keyof RateCard, N>(name: K, before: RateCard[K], none: N) => {
    if (!first) return before;
    return cards.every((card) => card[name] === first[name]) ? first[name] : none;
  };
  return {
    hoursIncluded: common('hoursIncluded', 10, null),
    kmIncluded: common('kmIncluded', 0, null),
    perKm: common('perKm', '0.00', ''),
    overtimePerHour: common('overtimePerHour', '', ''),
  };
};

type RatesProps = PartCalls<RateCard, RateCardBody, RateCard[]> & {
  /** Of whose rates these are: the provider's id, or `own`. */
  name: string;
  cards: readonly RateCard[];
};

const money = (baht: string) => sayBaht(parseBaht(baht) ?? 0);

/** What each class of car costs, and from when to when; past prices stay to be read. */
export const RatesPart = ({ name, cards, ...calls }: RatesProps) => {
  const say = useSay();
  const today = dayOf(useNow());
  const isPast = ({ until }: RateCard) => until !== null && until < today;
  return (
    <PartRows
      title={ratesSection}
      none={noRates}
      addLabel={addRate}
      rows={cards}
      isPast={isPast}
      render={(card) => (
        <div>
          <strong>{say(classNames[card.class])}</strong>
          <span>
            {say(rateText, {
              day: money(card.dayRate),
              hours: String(card.hoursIncluded),
              overtime: money(card.overtimePerHour),
              km: String(card.kmIncluded),
              perKm: money(card.perKm),
            })}
          </span>
          <small>{sayPeriod(card, say)}</small>
        </div>
      )}
      editLabel={(card) =>
        say(editNamed, { name: `${say(classNames[card.class])} ${formatDate(card.from)}` })
      }
      {...calls}
      name={`rate/${name}`}
      fields={rateFields}
      schema={rateCardBody}
      begun={begunFrom(cards.filter((card) => !isPast(card)))}
    />
  );
};
