import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { rightsFields } from '#contract/user-fields';
import { rightsChange, type AdminUser, type UserOptions } from '#contract/users';
import { formatDateTime } from '#domain/dates/format-bangkok';
import { formatThaiPhone } from '#domain/thai/phone';
import { flagName } from '#kinds/flag-name';
import { changeAccount } from '#words/accounts';
import { adminUsers } from '#words/menu';
import {
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
import { FormPanel } from '../../admin-kit/form/form-panel';
import { OpenRecord } from '../../admin-kit/form/open-record';
import { useAdminForm } from '../../admin-kit/form/use-admin-form';
import { Questions, RecordField } from '../../admin-kit/record/record-fields';
import { valuesOf } from '../../admin-kit/record/record-values';
import { sayRecord } from '../../admin-kit/record/say-record';
import { useServices } from '../../app-services';
import { Facts } from '../../ui/facts';
import { Sheet } from '../../ui/sheet';
import { useSay } from '../../ui/use-say';
import { AccountPanel } from './account-panel';
import { userOf } from './user-remotes';
import { choicesOf, menusFor } from './user-choices';

type PanelProps = { onClose: () => void; onSaved: () => void };
type Opened = { user: AdminUser; options: UserOptions };

const rightsOf = ({ provider, ...user }: AdminUser) =>
  valuesOf(rightsFields, { ...user, providerId: provider?.id ?? null });

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
  const choices = choicesOf(options);
  const form = useAdminForm({
    name: `admin-user/${user.id}`,
    schema: rightsChange,
    read: { values: rightsOf(user), version: user.version },
    readAgain: async () => {
      const now = await api.call('readAdminUser', { params: { id: user.id } });
      return { values: rightsOf(now), version: now.version };
    },
    save: (body, sent) => api.call('changeRights', { params: { id: user.id }, body, ...sent }),
    onSaved,
  });
  return (
    <FormPanel
      title={user.name}
      form={form}
      onClose={onClose}
      audit={user.audit}
      sayValue={sayRecord(rightsFields, choices, say)}
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
      <Questions
        form={form}
        fields={rightsFields}
        isNew={false}
        choices={choices}
        own={{
          flags: <RecordField form={form} name="flags" of={menusFor(user.isSupplier)} />,
          ...(!user.isSupplier && { providerId: null }),
        }}
      />
      {user.isSupplier && <p className="soft">{say(supplierNote)}</p>}
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
