import type { CommonDraft } from '#kinds/request/draft';
import {
  colleagueLabel,
  contactPhone,
  costCentre,
  formSections,
  forWhomChoices,
  forWhomLabel,
  guestName,
  guestPhone,
  purpose,
  purposeText,
  requester,
} from '#words/booking-form';
import { useServices } from '../app-services';
import { useStore } from '../ui/store';
import { useSay } from '../ui/use-say';
import { ChipsField } from '../form/chips-field';
import { CompanionsField } from './companions-field';
import { partOf, type FieldsOf } from '../form/field';
import { useFormContext } from './form-context';
import { FormSection } from './form-section';
import { OptionField } from '../form/option-field';
import { PersonField } from './person-field';
import { TextField } from '../form/text-field';

type CommonProps = { field: FieldsOf<CommonDraft>; namesCompanions: boolean };

const kindsOfTraveller = ['myself', 'colleague', 'guest'] as const;

const parts = ['personId', 'name', 'phone'];

const travellerOf = (type: (typeof kindsOfTraveller)[number]): CommonDraft['forWhom'] => {
  if (type === 'myself') return { type };
  return type === 'colleague' ? { type, personId: null } : { type, name: '', phone: null };
};

const Traveller = ({ field }: Pick<CommonProps, 'field'>) => {
  const say = useSay();
  const forWhom = field('forWhom');
  const { value, set } = forWhom;
  return (
    <>
      <ChipsField
        field={{
          ...forWhom,
          // Its parts show their own problems.
          problem: parts.some((part) => forWhom.problemAt(part)) ? undefined : forWhom.problem,
          value: value.type,
          set: (type) => set(travellerOf(type)),
        }}
        label={say(forWhomLabel)}
        choices={kindsOfTraveller.map((type) => ({
          value: type,
          label: say(forWhomChoices[type]),
        }))}
      />
      {value.type === 'colleague' && (
        <PersonField
          field={partOf(forWhom, 'personId', value.personId, (personId) =>
            set({ ...value, personId }),
          )}
          label={say(colleagueLabel)}
        />
      )}
      {value.type === 'guest' && (
        <>
          <TextField
            field={partOf<CommonDraft['forWhom'], string | null>(
              forWhom,
              'name',
              value.name,
              (name) => set({ ...value, name: name ?? '' }),
            )}
            label={say(guestName)}
          />
          <TextField
            field={partOf(forWhom, 'phone', value.phone, (phone) => set({ ...value, phone }))}
            label={say(guestPhone)}
            type="tel"
            inputMode="tel"
          />
        </>
      )}
    </>
  );
};

const Requester = () => {
  const say = useSay();
  const { session, userData } = useServices();
  const { userInfo } = useStore(userData.value);
  const state = useStore(session.state);
  const name = userInfo.fullname ?? (state.status === 'signed-in' ? state.account.name : '');
  return (
    <p>
      {say(requester)} <strong className="ink">{name}</strong>
    </p>
  );
};

export const WhoSection = ({ field, namesCompanions }: CommonProps) => {
  const say = useSay();
  return (
    <FormSection title={say(formSections.who)}>
      <Requester />
      <Traveller field={field} />
      <TextField
        field={field('contactPhone')}
        label={say(contactPhone)}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      {namesCompanions && <CompanionsField field={field('companions')} />}
    </FormSection>
  );
};

export const PurposeSection = ({ field }: Pick<CommonProps, 'field'>) => {
  const say = useSay();
  const { options } = useFormContext();
  const code = field('purposeCode');
  const chosen = options.purposes.find((choice) => choice.code === code.value);
  return (
    <FormSection title={say(formSections.paid)}>
      <ChipsField
        field={code}
        label={say(purpose)}
        choices={options.purposes.map((choice) => ({ value: choice.code, label: choice.name }))}
      />
      {chosen?.asksText && <TextField field={field('purposeText')} label={say(purposeText)} long />}
      <OptionField
        field={field('costCentreId')}
        label={say(costCentre)}
        options={options.costCentres.map(({ id, code: number, name }) => ({
          value: id,
          name,
          hint: number,
        }))}
      />
    </FormSection>
  );
};
