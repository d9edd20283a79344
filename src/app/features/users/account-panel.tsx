import { accountProposal, type PersonAccount } from '#contract/accounts';
import type { FoundPerson } from '#contract/booking-options';
import {
  accountReason,
  changeAccount,
  noSignInName,
  nowSignsInAs,
  personLabel,
  releaseHint,
} from '#words/accounts';
import { signInLabel } from '#words/users';
import { FormPanel } from '../../admin-kit/form/form-panel';
import { PersonField } from '../../admin-kit/form/person-field';
import { forNew, useAdminForm } from '../../admin-kit/form/use-admin-form';
import { useServices } from '../../app-services';
import { TextField } from '../../form/text-field';
import { useSay } from '../../ui/use-say';

type Values = {
  personId: string | null;
  personName: string | null;
  /** The sign-in name of today. */
  present: string | null;
  signInName: string | null;
  reason: string | null;
};

const nobody = { personId: null, personName: null, present: null, signInName: null };

const of = ({ id, name, signInName }: Omit<PersonAccount, 'hasSignedIn'>) => ({
  personId: id,
  personName: name,
  present: signInName,
  signInName,
});

type AccountPanelProps = {
  /** Whose; without it they are looked for in the directory, where no supplier's dispatcher is. */
  person?: Omit<PersonAccount, 'hasSignedIn'>;
  onClose: () => void;
  onSaved: () => void;
};

/** Asks for another account of somebody; nothing happens until a second admin confirms it. */
export const AccountPanel = ({ person, onClose, onSaved }: AccountPanelProps) => {
  const say = useSay();
  const { api } = useServices();
  const start: Values = { ...(person ? of(person) : nobody), reason: null };
  const form = useAdminForm({
    name: `account/${person?.id ?? 'new'}`,
    schema: accountProposal,
    ...forNew(start),
    save: (body, { idempotencyKey }) => api.call('proposeAccountChange', { body, idempotencyKey }),
    onSaved,
  });
  const { field, values, patch } = form;

  const choose = async (found: FoundPerson | null) => {
    patch(found ? { ...nobody, personId: found.id, personName: found.name } : nobody);
    if (!found) return;
    const params = { id: found.id };
    // Without it the name can still be typed.
    const account = await api.call('readPersonAccount', { params }).catch(() => null);
    if (account) patch(of(account));
  };

  return (
    <FormPanel title={say(changeAccount)} form={form} onClose={onClose} sayValue={() => null}>
      {person ? (
        <strong>{person.name}</strong>
      ) : (
        <PersonField
          field={field('personId')}
          label={say(personLabel)}
          name={values.personName}
          onChoose={(found) => void choose(found)}
        />
      )}
      {values.personId !== null && (
        <p className="soft">{say(nowSignsInAs, { name: values.present ?? say(noSignInName) })}</p>
      )}
      <TextField field={field('signInName')} label={say(signInLabel)} autoComplete="off" />
      <TextField field={field('reason')} label={say(accountReason)} optional long />
      <p className="note calls">{say(releaseHint)}</p>
    </FormPanel>
  );
};
