import { rateCardBody, type RateCard, type RateCardBody } from '#contract/providers';
import { dayOf } from '#domain/dates/bangkok-time';
import { formatDate } from '#domain/dates/format-bangkok';
import { type CarClass, carClasses } from '#domain/fleet/car';
import { parseBaht, sayBaht } from '#domain/money';
import { classLabel, classNames } from '#words/fleet';
import {
  addRate,
  dayRateLabel,
  editNamed,
  fromDay,
  fromUntil,
  hoursLabel,
  kmLabel,
  noRates,
  openEnd,
  overtimeLabel,
  perKmLabel,
  ratesSection,
  rateText,
  untilDay,
} from '#words/providers';
import { ChoiceField, DateField, MoneyField } from '../../admin-kit/form/fields';
import { FieldPair } from '../../admin-kit/form/form-section';
import { sayValues } from '../../admin-kit/form/say-values';
import { useAdminForm } from '../../admin-kit/form/use-admin-form';
import { EditableRows } from '../../admin-kit/record/editable-rows';
import { SmallForm } from '../../admin-kit/record/small-form';
import { NumberField } from '../../form/number-field';
import { useNow } from '../../ui/use-now';
import { useSay } from '../../ui/use-say';

type RateValues = { [K in keyof RateCardBody]: RateCardBody[K] | null };

const nothing: RateValues = {
  class: null,
  dayRate: null,
  hoursIncluded: 10,
  overtimePerHour: null,
  kmIncluded: 0,
  perKm: '0.00',
  from: null,
  until: null,
};

const valuesOf = ({ id: _, version: __, ...card }: RateCard): RateValues => card;

const labels = {
  class: classLabel,
  dayRate: dayRateLabel,
  hoursIncluded: hoursLabel,
  overtimePerHour: overtimeLabel,
  kmIncluded: kmLabel,
  perKm: perKmLabel,
  from: fromDay,
  until: untilDay,
};

type RatesProps = {
  /** Of whose rates these are: the provider's id, or `own`. */
  name: string;
  cards: readonly RateCard[];
  readAgain: () => Promise<readonly RateCard[]>;
  save: (
    card: RateCard | null,
    body: RateCardBody,
    sent: { version: number; idempotencyKey: string },
  ) => Promise<RateCard[]>;
  onSaved: (cards: RateCard[]) => void;
};

const RateForm = ({
  card,
  name,
  readAgain,
  save,
  onSaved,
  onDone,
}: RatesProps & { card: RateCard | null; onDone: () => void }) => {
  const say = useSay();
  const form = useAdminForm({
    name: `rate/${name}/${card?.id ?? 'new'}`,
    schema: rateCardBody,
    read: { values: card ? valuesOf(card) : nothing, version: card?.version ?? null },
    readAgain: async () => {
      const now = (await readAgain()).find(({ id }) => id === card?.id) ?? card;
      return { values: now ? valuesOf(now) : nothing, version: now?.version ?? null };
    },
    save: (body, sent) => save(card, body, sent),
    onSaved: (cards) => {
      onDone();
      onSaved(cards);
    },
  });
  const { field } = form;
  const sayValue = sayValues<RateValues>(say, labels, {
    class: (value: CarClass) => say(classNames[value]),
    from: formatDate,
    until: formatDate,
  });
  return (
    <SmallForm form={form} sayValue={sayValue} onCancel={onDone}>
      <ChoiceField
        field={field('class')}
        label={say(classLabel)}
        options={carClasses.map((value) => ({ value, label: say(classNames[value]) }))}
      />
      <FieldPair>
        <MoneyField field={field('dayRate')} label={say(dayRateLabel)} />
        <NumberField field={field('hoursIncluded')} label={say(hoursLabel)} />
        <MoneyField field={field('overtimePerHour')} label={say(overtimeLabel)} />
        <NumberField field={field('kmIncluded')} label={say(kmLabel)} />
        <MoneyField field={field('perKm')} label={say(perKmLabel)} />
      </FieldPair>
      <FieldPair>
        <DateField field={field('from')} label={say(fromDay)} />
        <DateField field={field('until')} label={say(untilDay)} optional />
      </FieldPair>
    </SmallForm>
  );
};

const money = (baht: string) => sayBaht(parseBaht(baht) ?? 0);

/** What each class of car costs, and from when to when; past prices stay to be read. */
export const RatesPart = (props: RatesProps) => {
  const say = useSay();
  const today = dayOf(useNow());
  return (
    <EditableRows
      id={`rates-${props.name}`}
      title={ratesSection}
      none={noRates}
      add={addRate}
      rows={props.cards}
      isPast={({ until }) => until !== null && until < today}
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
          <small>
            {say(fromUntil, {
              from: formatDate(card.from),
              until: card.until === null ? say(openEnd) : formatDate(card.until),
            })}
          </small>
        </div>
      )}
      editLabel={(card) => say(editNamed, { name: say(classNames[card.class]) })}
      renderForm={(card, close) => <RateForm {...props} card={card} onDone={close} />}
    />
  );
};
