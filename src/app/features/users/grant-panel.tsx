import { grant, type Menu, type UserOptions } from '#contract/users';
import {
  employeeLabel,
  menusLabel,
  nameEnLabel,
  nameThLabel,
  newUserTitle,
  phoneLabel,
  providerLabel,
  signInLabel,
  supplierNote,
  toEmployee,
  toSupplier,
  toWhom,
} from '#words/users';
import { ChoiceField, ManyField, PhoneField } from '../../admin-kit/form/fields';
import { FormPanel } from '../../admin-kit/form/form-panel';
import { OpenRecord } from '../../admin-kit/form/open-record';
import { PersonField } from '../../admin-kit/form/person-field';
import { forNew, useAdminForm } from '../../admin-kit/form/use-admin-form';
import { useServices } from '../../app-services';
import { ChipsField } from '../../form/chips-field';
import { TextField } from '../../form/text-field';
import { useSay } from '../../ui/use-say';
import { userOptionsOf } from './user-remotes';
import { useMenuChoices } from './use-user-values';

type GrantPanelProps = { onClose: () => void; onSaved: () => void };

type Values = {
  to: 'employee' | 'supplier';
  personId: string | null;
  personName: string | null;
  signInName: string | null;
  nameTh: string | null;
  nameEn: string | null;
  phone: string | null;
  providerId: string | null;
  flags: Menu[];
};

const nothing: Values = {
  to: 'employee',
  personId: null,
  personName: null,
  signInName: null,
  nameTh: null,
  nameEn: null,
  phone: null,
  providerId: null,
  flags: [],
};

const GrantForm = ({ options, onClose, onSaved }: GrantPanelProps & { options: UserOptions }) => {
  const say = useSay();
  const { api } = useServices();
  const form = useAdminForm({
    name: 'admin-user/new',
    schema: grant,
    ...forNew(nothing),
    save: (body, { idempotencyKey }) => api.call('grantRights', { body, idempotencyKey }),
    onSaved,
  });
  const { field, values, patch } = form;
  const isSupplier = values.to === 'supplier';
  const choices = useMenuChoices(isSupplier);

  return (
    <FormPanel title={say(newUserTitle)} form={form} onClose={onClose} sayValue={() => null}>
      <ChipsField
        field={{
          ...field('to'),
          set: (to) =>
            patch({
              to,
              flags:
                to === 'supplier'
                  ? values.flags.filter((flag) => flag !== 'admin_menu')
                  : values.flags,
            }),
        }}
        label={say(toWhom)}
        choices={[
          { value: 'employee', label: say(toEmployee) },
          { value: 'supplier', label: say(toSupplier) },
        ]}
      />
      {isSupplier ? (
        <>
          <TextField field={field('signInName')} label={say(signInLabel)} autoComplete="off" />
          <TextField field={field('nameTh')} label={say(nameThLabel)} autoComplete="off" />
          <TextField field={field('nameEn')} label={say(nameEnLabel)} autoComplete="off" />
          <PhoneField field={field('phone')} label={say(phoneLabel)} optional />
          <ChoiceField
            field={field('providerId')}
            label={say(providerLabel)}
            options={options.providers.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </>
      ) : (
        <PersonField
          field={field('personId')}
          label={say(employeeLabel)}
          name={values.personName}
          onChoose={(person) =>
            patch({ personId: person?.id ?? null, personName: person?.name ?? null })
          }
        />
      )}
      <ManyField field={field('flags')} label={say(menusLabel)} options={choices} />
      {isSupplier && <p className="soft">{say(supplierNote)}</p>}
    </FormPanel>
  );
};

export const GrantPanel = (props: GrantPanelProps) => {
  const say = useSay();
  return (
    <OpenRecord
      title={say(newUserTitle)}
      define={userOptionsOf}
      about={'all'}
      onClose={props.onClose}
    >
      {(options) => <GrantForm {...props} options={options} />}
    </OpenRecord>
  );
};
