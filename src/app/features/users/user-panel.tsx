import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { rightsChange, type AdminUser, type UserOptions } from '#contract/users';
import { formatDateTime } from '#domain/dates/format-bangkok';
import { formatThaiPhone } from '#domain/thai/phone';
import { flagName } from '#kinds/flag-name';
import { changeAccount } from '#words/accounts';
import { adminUsers } from '#words/menu';
import {
  activeLabel,
  emailLabel,
  employeeNoLabel,
  lastActiveLabel,
  leftNote,
  menusLabel,
  neverActive,
  ownNote,
  phoneLabel,
  providerLabel,
  showHistory,
  signInLabel,
  supplierNote,
} from '#words/users';
import { AuditLine } from '../../admin-kit/form/audit-line';
import { ChoiceField, ManyField } from '../../admin-kit/form/fields';
import { FormPanel } from '../../admin-kit/form/form-panel';
import { OpenRecord } from '../../admin-kit/form/open-record';
import { useAdminForm } from '../../admin-kit/form/use-admin-form';
import { Facts } from '../../ui/facts';
import { useServices } from '../../app-services';
import { ToggleField } from '../../form/toggle-field';
import { Sheet } from '../../ui/sheet';
import { useSay } from '../../ui/use-say';
import { AccountPanel } from './account-panel';
import { userOf } from './user-remotes';
import { useMenuChoices, useSayRights, type RightsValues } from './use-user-values';

type PanelProps = { onClose: () => void; onSaved: () => void };
type Opened = { user: AdminUser; options: UserOptions };

const valuesOf = ({ active, flags, provider }: AdminUser): RightsValues => ({
  active,
  flags,
  providerId: provider?.id ?? null,
});

const UserFacts = ({ user }: { user: AdminUser }) => {
  const say = useSay();
  const facts = [
    [employeeNoLabel, user.employeeNo],
    [signInLabel, user.signInName],
    [emailLabel, user.email],
    [phoneLabel, user.phone && formatThaiPhone(user.phone)],
    // Where nothing can be changed, there is no form that says them.
    [menusLabel, user.isMe && user.flags.map((flag) => say(flagName(flag))).join(', ')],
    [providerLabel, user.isMe && user.provider?.name],
    [lastActiveLabel, user.lastActiveAt ? formatDateTime(user.lastActiveAt) : say(neverActive)],
  ] as const;
  return <Facts facts={facts} look="beside" />;
};

const History = ({ user }: { user: AdminUser }) => {
  const say = useSay();
  return (
    <Link to="/admin/user" search={{ tab: 'audit', subjectId: user.id }} className="link strong">
      {say(showHistory)}
    </Link>
  );
};

/** Nobody changes their own: shown, with whom to ask. */
const OwnRights = ({ user, onClose }: { user: AdminUser; onClose: () => void }) => {
  const say = useSay();
  return (
    <Sheet title={user.name} onClose={onClose} roomy>
      <div className="stack gap-4">
        <p className="note calls">{say(ownNote)}</p>
        <UserFacts user={user} />
        <History user={user} />
        <AuditLine audit={user.audit} />
      </div>
    </Sheet>
  );
};

type RightsFormProps = Opened & PanelProps & { onChangeAccount: () => void };

const RightsForm = ({ user, options, onClose, onSaved, onChangeAccount }: RightsFormProps) => {
  const say = useSay();
  const { api } = useServices();
  const sayValue = useSayRights(options);
  const choices = useMenuChoices(user.isSupplier);
  const form = useAdminForm({
    name: `admin-user/${user.id}`,
    schema: rightsChange,
    read: { values: valuesOf(user), version: user.version },
    readAgain: async () => {
      const now = await api.call('readAdminUser', { params: { id: user.id } });
      return { values: valuesOf(now), version: now.version };
    },
    save: (body, sent) => api.call('changeRights', { params: { id: user.id }, body, ...sent }),
    onSaved,
  });
  const { field } = form;
  return (
    <FormPanel
      title={user.name}
      form={form}
      onClose={onClose}
      audit={user.audit}
      sayValue={sayValue}
      below={
        <>
          <Button variant="default" onClick={onChangeAccount}>
            {say(changeAccount)}
          </Button>
          <History user={user} />
        </>
      }
    >
      <UserFacts user={user} />
      {user.hasLeft && <p className="note calls">{say(leftNote)}</p>}
      <ToggleField field={field('active')} label={say(activeLabel)} />
      <ManyField field={field('flags')} label={say(menusLabel)} options={choices} />
      {user.isSupplier && (
        <>
          <ChoiceField
            field={field('providerId')}
            label={say(providerLabel)}
            options={options.providers.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <p className="soft">{say(supplierNote)}</p>
        </>
      )}
    </FormPanel>
  );
};

export const UserPanel = ({ id, ...props }: PanelProps & { id: string }) => {
  const say = useSay();
  const [isChangingAccount, setChangingAccount] = useState(false);
  return (
    <OpenRecord title={say(adminUsers)} define={userOf} about={id} onClose={props.onClose}>
      {(opened) => {
        if (opened.user.isMe) return <OwnRights user={opened.user} onClose={props.onClose} />;
        const closeAccount = () => setChangingAccount(false);
        return isChangingAccount ? (
          <AccountPanel person={opened.user} onClose={closeAccount} onSaved={closeAccount} />
        ) : (
          <RightsForm {...opened} {...props} onChangeAccount={() => setChangingAccount(true)} />
        );
      }}
    </OpenRecord>
  );
};
