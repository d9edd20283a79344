import { useState, type ReactNode } from 'react';
import type { Field, Fields } from '#contract/record-field';
import { gregorianYear } from '#domain/thai/buddhist-year';
import { beyondLimits } from '#words/beyond-limits';
import type { Message } from '#words/message';
import { ChipsField } from '../../form/chips-field';
import { NumberField } from '../../form/number-field';
import { TextField } from '../../form/text-field';
import { ToggleField } from '../../form/toggle-field';
import { useLedTo } from '../../ui/use-led-to';
import { useSay } from '../../ui/use-say';
import { ChoiceField, DateField, ManyField, MoneyField, PhoneField } from '../form/fields';
import { ClockField, DurationField, WeekdaysField } from '../form/time-fields';
import { FileField } from '../form/file-field';
import { FieldPair, FormSection, WholeRow } from '../form/form-section';
import type { AdminForm } from '../form/use-admin-form';
import { MomentField } from './moment-field';
import type { Choices } from './say-record';

const isText = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => typeof value === 'number';
const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);

type RecordFieldProps = {
  form: Pick<AdminForm<object>, 'fieldNamed'>;
  name: string;
  of: Field;
  choices?: Choices[string];
  optional?: boolean;
};

export const RecordField = ({
  form,
  name,
  of,
  choices = [],
  optional = of.isOptional,
}: RecordFieldProps) => {
  const say = useSay();
  const found = form.fieldNamed(name, of.clears);
  const { value } = found;
  const beyond = isNumber(value) || isText(value) ? beyondLimits(value, of.limits) : undefined;
  const field = { ...found, problem: found.problem && beyond ? say(beyond) : found.problem };
  const [first] = useState(value);
  const asText = { field: { ...field, value: textOf(value) }, label: say(of.label), optional };
  const named = Object.entries(of.names ?? {}).map(([code, word]) => ({
    value: code,
    label: say(word),
  }));

  switch (of.input) {
    case 'own':
      return null;
    case 'text':
      return (
        <TextField
          {...asText}
          autoComplete="off"
          inputMode={of.place.digits ? 'numeric' : undefined}
          long={of.place.isLong === true}
        />
      );
    case 'decimal':
      return <TextField {...asText} inputMode="decimal" />;
    case 'money':
      return <MoneyField {...asText} />;
    case 'phone':
      return <PhoneField {...asText} />;
    case 'year':
      return (
        <NumberField
          {...asText}
          field={{
            ...field,
            value: numberOf(value),
            set: (typed) => field.set(typed && gregorianYear(typed)),
          }}
        />
      );
    case 'number':
      return <NumberField {...asText} field={{ ...field, value: numberOf(value) }} />;
    case 'toggle': {
      const asToggle = { ...asText, field: { ...field, value: value === true } };
      if (!of.names) return <ToggleField {...asToggle} />;
      const answers = named.map(({ value: code, label }) => ({ value: code === 'yes', label }));
      return <ChipsField {...asToggle} choices={answers} />;
    }
    case 'day':
      return <DateField {...asText} />;
    case 'moment':
      return <MomentField {...asText} usualMinute={of.place.usualMinute ?? 0} />;
    case 'clock':
      return <ClockField {...asText} />;
    case 'duration':
      return <DurationField {...asText} field={{ ...field, value: numberOf(value) }} />;
    case 'weekdays':
      return (
        <WeekdaysField
          {...asText}
          field={{ ...field, value: Array.isArray(value) ? value.filter(isNumber) : [] }}
        />
      );
    case 'file':
      return <FileField {...asText} as={of.place.isPaper ? 'paper' : 'photo'} />;
    case 'many':
      return (
        <ManyField
          {...asText}
          field={{ ...field, value: Array.isArray(value) ? value.filter(isText) : [] }}
          options={named}
        />
      );
    case 'choice': {
      if (of.place.asChips) return <ChipsField {...asText} choices={named} />;
      // What somebody once wrote in words stays to be chosen.
      const own = textOf(first);
      const isOwn = own !== null && !named.some((option) => option.value === own);
      return (
        <ChoiceField {...asText} options={isOwn ? [...named, { value: own, label: own }] : named} />
      );
    }
    case 'reference': {
      const { empty } = of.place;
      return (
        <ChoiceField
          {...asText}
          field={{
            ...field,
            value: textOf(value) ?? numberOf(value)?.toString() ?? null,
            set: (chosen) =>
              field.set(choices.find((choice) => String(choice.value) === chosen)?.value ?? null),
          }}
          optional={optional && empty === undefined}
          {...(empty && { empty: say(empty) })}
          options={choices.map((choice) => ({ ...choice, value: String(choice.value) }))}
        />
      );
    }
  }
};

const wide: readonly Field['input'][] = ['file', 'many', 'moment', 'toggle', 'weekdays', 'own'];
const isWide = ({ input, place }: Field) =>
  place.wide ?? place.asChips ?? place.isLong ?? wide.includes(input);

type QuestionsProps<F extends Fields> = Pick<RecordFieldProps, 'form'> & {
  fields: F;
  isNew: boolean;
  choices?: Choices;
  /** In the place of a field's own question; null where it is not asked. */
  own?: { readonly [K in keyof F]?: ReactNode };
};

/** Questions in the order of their definition, two in a row where there is room. */
export const Questions = <F extends Fields>({
  form,
  fields,
  isNew,
  choices = {},
  own = {},
}: QuestionsProps<F>) => {
  const say = useSay();
  return (
    <FieldPair>
      {Object.entries(fields).map(([name, of]) => {
        if (own[name] === null || (of.isOnce && !isNew)) return null;
        const Room = isWide(of) ? WholeRow : 'div';
        return (
          <Room key={name}>
            {own[name] ?? <RecordField form={form} name={name} of={of} choices={choices[name]} />}
            {of.place.note && <p className="soft small">{say(of.place.note)}</p>}
          </Room>
        );
      })}
    </FieldPair>
  );
};

/** A notice of what stands in a section leads there. */
const Section = ({ name, ...section }: { name: string; title: string; children: ReactNode }) => (
  <FormSection ref={useLedTo(name)} {...section} />
);

type RecordFieldsProps<F extends Fields> = QuestionsProps<F> & {
  sections: Readonly<Record<string, Message>>;
};

export const RecordFields = <F extends Fields>({
  fields,
  sections,
  ...props
}: RecordFieldsProps<F>) => {
  const say = useSay();
  return Object.entries(sections).map(([section, title]) => (
    <Section key={section} name={section} title={say(title)}>
      <Questions<Fields>
        {...props}
        fields={Object.fromEntries(
          Object.entries(fields).filter(([, { place }]) => place.section === section),
        )}
      />
    </Section>
  ));
};
