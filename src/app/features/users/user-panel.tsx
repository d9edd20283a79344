import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { rightsFields } from '#contract/user-fields';
import { rightsChange, type AdminUser, type UserOptions } from '#contract/users';
import { formatDateTime } from '#domain/dates/format-bangkok';
import { formatThaiPhone } from '#domain/thai/phone';
import { flagName } from '#kinds/flag-name';
import { changeAccount } from '#words/accounts';
import { adminUsers } from '#words/menu';
import type { Message } from '#words/message';
import {
  emailLabel,
  employeeNoLabel,
  lastActiveLabel,
  leftNote,
  managedByEntra,
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

const UserFacts = ({ user, isReadOnly = false }: { user: AdminUser; isReadOnly?: boolean }) => {
  const say = useSay();
  const facts = [
    [employeeNoLabel, user.employeeNo],
    [signInLabel, user.signInName],
    [emailLabel, user.email],
    [phoneLabel, user.phone && formatThaiPhone(user.phone)],
    // Where nothing can be changed, there is no form that says them.
    [menusLabel, isReadOnly && user.flags.map((flag) => say(flagName(flag))).join(', ')],
    [providerLabel, isReadOnly && user.provider?.name],
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

type ReadOnlyProps = {
  user: AdminUser;
  /** Why, and where to go instead. */
  note: Message;
  onClose: () => void;
  children?: ReactNode;
};

/** What nobody changes here: one's own rights, and those that come from elsewhere. */
const ReadOnlyRights = ({ user, note, onClose, children }: ReadOnlyProps) => {
  const say = useSay();
  return (
    <Sheet title={user.name} onClose={onClose} roomy>
      <div className="stack gap-4">
        <p className="note calls">{say(note)}</p>
        <UserFacts user={user} isReadOnly />
        {children}
        <History user={user} />
        <AuditLine audit={user.audit} />
      </div>
    </Sheet>
  );
};

const ChangeAccount = ({ onOpen }: { onOpen: () => void }) => {
  const say = useSay();
  return (
    <Button variant="default" onClick={onOpen}>
      {say(changeAccount)}
    </Button>
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
          <ChangeAccount onOpen={onChangeAccount} />
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
        const { user, options } = opened;
        if (user.isMe) return <ReadOnlyRights user={user} note={ownNote} onClose={props.onClose} />;
        const closeAccount = () => setChangingAccount(false);
        const openAccount = () => setChangingAccount(true);
        if (isChangingAccount)
          return <AccountPanel person={user} onClose={closeAccount} onSaved={closeAccount} />;
        if (options.rightsByRoles && !user.isSupplier)
          return (
            <ReadOnlyRights user={user} note={managedByEntra} onClose={props.onClose}>
              <ChangeAccount onOpen={openAccount} />
            </ReadOnlyRights>
          );
        return <RightsForm {...opened} {...props} onChangeAccount={openAccount} />;
      }}
    </OpenRecord>
  );
};
