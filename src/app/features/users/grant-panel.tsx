import type { Fields } from '#contract/record-field';
import { grantedFields, supplierFields } from '#contract/user-fields';
import { grant, type UserOptions } from '#contract/users';
import {
  employeeLabel,
  grantRightsLabel,
  onlySuppliersHere,
  supplierNote,
  toEmployee,
  toSupplier,
  toWhom,
} from '#words/users';
import { FormPanel } from '../../admin-kit/form/form-panel';
import { OpenRecord } from '../../admin-kit/form/open-record';
import { PersonField } from '../../admin-kit/form/person-field';
import { forNew, useAdminForm } from '../../admin-kit/form/use-admin-form';
import { Questions, RecordField } from '../../admin-kit/record/record-fields';
import { valuesOf } from '../../admin-kit/record/record-values';
import { useServices } from '../../app-services';
import { ChipsField } from '../../form/chips-field';
import { useSay } from '../../ui/use-say';
import { userOptionsOf } from './user-remotes';
import { choicesOf, menusFor } from './user-choices';

type GrantPanelProps = { onClose: () => void; onSaved: () => void };

const nothing = {
  to: 'employee' as 'employee' | 'supplier',
  personId: null as string | null,
  personName: null as string | null,
  ...valuesOf(supplierFields, null),
};

const GrantForm = ({ options, onClose, onSaved }: GrantPanelProps & { options: UserOptions }) => {
  const say = useSay();
  const { api } = useServices();
  const form = useAdminForm({
    name: 'admin-user/new',
    schema: grant,
    // Employees' rights may come from elsewhere.
    ...forNew(options.rightsByRoles ? { ...nothing, to: 'supplier' as const } : nothing),
    save: (body, { idempotencyKey }) => api.call('grantRights', { body, idempotencyKey }),
    onSaved,
  });
  const { field, values, patch } = form;
  const isSupplier = values.to === 'supplier';

  return (
    <FormPanel title={say(grantRightsLabel)} form={form} onClose={onClose} sayValue={() => null}>
      {options.rightsByRoles ? (
        <p className="note">{say(onlySuppliersHere)}</p>
      ) : (
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
      )}
      {!isSupplier && (
        <PersonField
          field={field('personId')}
          label={say(employeeLabel)}
          name={values.personName}
          onChoose={(person) =>
            patch({ personId: person?.id ?? null, personName: person?.name ?? null })
          }
        />
      )}
      <Questions<Fields>
        form={form}
        fields={isSupplier ? supplierFields : grantedFields}
        isNew
        choices={choicesOf(options)}
        own={{ flags: <RecordField form={form} name="flags" of={menusFor(isSupplier)} /> }}
      />
      {isSupplier && <p className="soft">{say(supplierNote)}</p>}
    </FormPanel>
  );
};

export const GrantPanel = (props: GrantPanelProps) => {
  const say = useSay();
  return (
    <OpenRecord
      title={say(grantRightsLabel)}
      define={userOptionsOf}
      about={'all'}
      onClose={props.onClose}
    >
      {(options) => <GrantForm {...props} options={options} />}
    </OpenRecord>
  );
};
