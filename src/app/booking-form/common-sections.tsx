import { useState } from 'react';
import { formatThaiPhone } from '#domain/thai/phone';
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
  otherPurposes,
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
import { Folded } from './folded';
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

/** The commonest, so that the question stays short. */
const MOST_PURPOSES = 4;

const Purpose = ({ field, isLabelled }: Pick<CommonProps, 'field'> & { isLabelled: boolean }) => {
  const say = useSay();
  const { options } = useFormContext();
  const code = field('purposeCode');
  const place = options.purposes.findIndex((choice) => choice.code === code.value);
  const chosen = options.purposes[place];
  const [isWhole, setWhole] = useState(false);
  const shown =
    isWhole || place >= MOST_PURPOSES || options.purposes.length <= MOST_PURPOSES + 1
      ? options.purposes
      : options.purposes.slice(0, MOST_PURPOSES);
  return (
    <>
      <ChipsField
        field={code}
        label={say(purpose)}
        hidesLabel={!isLabelled}
        choices={shown.map((choice) => ({ value: choice.code, label: choice.name }))}
      />
      {shown !== options.purposes && (
        <button type="button" className="quiet" onClick={() => setWhole(true)}>
          {say(otherPurposes)}
        </button>
      )}
      {chosen?.asksText && <TextField field={field('purposeText')} label={say(purposeText)} long />}
    </>
  );
};

/** In a line, as long as it is known: who travels, the phone, who pays, and what for where that was known from before. */
const useKnown = ({ field }: Pick<CommonProps, 'field'>, hasPurpose: boolean) => {
  const say = useSay();
  const { options, nameOf } = useFormContext();
  const forWhom = field('forWhom').value;
  const phone = field('contactPhone').value;
  const payer = options.costCentres.find(({ id }) => id === field('costCentreId').value);
  const companions = field('companions').value.length;
  const reason = options.purposes.find(({ code }) => code === field('purposeCode').value);
  const traveller = {
    myself: say(forWhomChoices.myself),
    colleague: forWhom.type === 'colleague' && nameOf(forWhom.personId ?? ''),
    guest: forWhom.type === 'guest' && forWhom.name,
  }[forWhom.type];
  return {
    says: [
      traveller,
      companions > 0 && `+${companions}`,
      phone !== null && formatThaiPhone(phone),
      hasPurpose && reason?.name,
      payer?.name,
    ],
    isMissing: !phone || !payer || (hasPurpose && !reason),
  };
};

const folded = ['forWhom', 'contactPhone', 'costCentreId', 'companions'] as const;

/** What the trip is for, as long as nobody knows; and, folded to a line, all that is known of whoever travels. */
export const WhoSection = ({ field, namesCompanions }: CommonProps) => {
  const say = useSay();
  const { options } = useFormContext();
  const [hasPurpose] = useState(field('purposeCode').value !== null);
  const { says, isMissing } = useKnown({ field }, hasPurpose);
  const isWrong = folded.some((name) => field(name).problem !== undefined);
  return (
    <>
      {!hasPurpose && (
        <FormSection title={say(formSections.paid)}>
          <Purpose field={field} isLabelled={false} />
        </FormSection>
      )}
      <Folded title={say(formSections.who)} says={says} isOpen={isMissing || isWrong}>
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
        {hasPurpose && <Purpose field={field} isLabelled />}
        <OptionField
          field={field('costCentreId')}
          label={say(costCentre)}
          options={options.costCentres.map(({ id, code: number, name }) => ({
            value: id,
            name,
            hint: number,
          }))}
        />
      </Folded>
    </>
  );
};
