import type { DriverOptions } from '#contract/drivers';
import { employers } from '#domain/people/driver';
import {
  employeeLabel,
  employeeNote,
  employerLabel,
  employerNames,
  firstNameEnLabel,
  firstNameThLabel,
  lastNameEnLabel,
  lastNameThLabel,
  nicknameLabel,
  phoneLabel,
  photoLabel,
  providerLabel,
  whoSection,
} from '#words/drivers';
import { ChoiceField, PhoneField } from '../../admin-kit/form/fields';
import { FileField } from '../../admin-kit/form/file-field';
import { FieldPair, FormSection } from '../../admin-kit/form/form-section';
import { PersonField } from '../../admin-kit/form/person-field';
import type { AdminForm } from '../../admin-kit/form/use-admin-form';
import { ChipsField } from '../../form/chips-field';
import { TextField } from '../../form/text-field';
import { useSay } from '../../ui/use-say';
import type { DriverValues } from './driver-values';
import classes from './drivers.module.css';

type WhoSectionProps = {
  form: AdminForm<DriverValues>;
  /** Afterwards they stay who they are. */
  isNew: boolean;
  options: DriverOptions;
};

/** An employee, found in the directory, or somebody of a provider, entered here. */
export const WhoSection = ({ form, isNew, options }: WhoSectionProps) => {
  const say = useSay();
  const { field, values, patch } = form;
  const isEmployee = values.employer === 'employee';
  return (
    <FormSection title={say(whoSection)}>
      {isNew && (
        <ChipsField
          field={field('employer')}
          label={say(employerLabel)}
          choices={employers.map((value) => ({ value, label: say(employerNames[value]) }))}
        />
      )}
      {isEmployee && isNew && (
        <PersonField
          field={field('employeeId')}
          label={say(employeeLabel)}
          name={values.employeeName}
          onChoose={(person) =>
            patch({
              employeeId: person?.id ?? null,
              employeeName: person?.name ?? null,
              ...(person && {
                nickname: person.nickname,
                phone: person.phone ?? values.phone,
              }),
            })
          }
        />
      )}
      {isEmployee && !isNew && <p className={classes['soft']}>{say(employeeNote)}</p>}
      {!isEmployee && (
        <>
          <ChoiceField
            field={field('providerId')}
            label={say(providerLabel)}
            options={options.providers.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <FieldPair>
            <TextField field={field('firstNameTh')} label={say(firstNameThLabel)} />
            <TextField field={field('lastNameTh')} label={say(lastNameThLabel)} />
            <TextField field={field('firstNameEn')} label={say(firstNameEnLabel)} />
            <TextField field={field('lastNameEn')} label={say(lastNameEnLabel)} />
          </FieldPair>
        </>
      )}
      <FieldPair>
        <TextField field={field('nickname')} label={say(nicknameLabel)} optional />
        <PhoneField field={field('phone')} label={say(phoneLabel)} />
      </FieldPair>
      <FileField field={field('photoId')} label={say(photoLabel)} optional />
    </FormSection>
  );
};
