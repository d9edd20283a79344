import type { AdminUserRow } from '#contract/users';
import { flagName } from '#kinds/flag-name';
import type { MenuFlag } from '#kinds/menu-flags';
import {
  emailLabel,
  employeeNoLabel,
  lastActiveLabel,
  me,
  menusLabel,
  nameLabel,
  providerLabel,
  rightsStates,
  signInLabel,
  statusLabel,
} from '#words/users';
import type { Column } from '../../admin-kit/list/list-definition';
import { RecordChip } from '../../admin-kit/record/record-chip';
import { useSay } from '../../ui/use-say';
import classes from './users.module.css';

const Name = ({ user }: { user: AdminUserRow }) => {
  const say = useSay();
  return (
    <span>
      {user.name}
      {user.isMe && <small> ({say(me)})</small>}
    </span>
  );
};

const Status = ({ user: { active } }: { user: AdminUserRow }) => (
  <RecordChip
    look={active ? 'available' : 'retired'}
    message={rightsStates[active ? 'active' : 'withdrawn']}
  />
);

/** Who is a supplier follows from the person. */
const menusOf = ({ flags, isSupplier }: AdminUserRow): readonly MenuFlag[] =>
  isSupplier ? ['supplier', ...flags] : flags;

const Menus = ({ user }: { user: AdminUserRow }) => {
  const say = useSay();
  return (
    <span className={classes['menus']}>
      {menusOf(user).map((flag) => (
        <span key={flag} data-flag={flag}>
          {say(flagName(flag))}
        </span>
      ))}
    </span>
  );
};

/** As many letters as a tablet has room for in one line. */
const IN_ONE_LINE = 26;

/** Long ones go on in a second line, from their sign on: else they push the table beyond a tablet. */
const Email = ({ of }: { of: string }) => {
  const at = of.length > IN_ONE_LINE ? of.lastIndexOf('@') : 0;
  return (
    <>
      {of.slice(0, at)}
      {at > 0 && <wbr />}
      {of.slice(at)}
    </>
  );
};

export const userColumns: readonly Column<AdminUserRow>[] = [
  {
    id: 'name',
    title: nameLabel,
    value: ({ name }) => name,
    show: (user) => <Name user={user} />,
    sort: 'name',
    card: 'title',
  },
  {
    id: 'status',
    title: statusLabel,
    value: ({ active }, say) => say(rightsStates[active ? 'active' : 'withdrawn']),
    show: (user) => <Status user={user} />,
    card: 'mark',
  },
  {
    id: 'employeeNo',
    title: employeeNoLabel,
    value: ({ employeeNo }) => employeeNo,
    sort: 'employeeNo',
    below: 'name',
  },
  { id: 'signInName', title: signInLabel, value: ({ signInName }) => signInName, fileOnly: true },
  {
    id: 'menus',
    title: menusLabel,
    value: (user, say) =>
      menusOf(user)
        .map((flag) => say(flagName(flag)))
        .join(', '),
    show: (user) => <Menus user={user} />,
    card: 'whole',
  },
  {
    id: 'provider',
    title: providerLabel,
    value: ({ provider }) => provider?.name ?? null,
    below: 'name',
  },
  {
    id: 'email',
    title: emailLabel,
    value: ({ email }) => email,
    show: ({ email }) => (email === null ? null : <Email of={email} />),
    card: 'none',
    below: 'name',
  },
  {
    id: 'lastActiveAt',
    title: lastActiveLabel,
    type: 'moment',
    value: ({ lastActiveAt }) => lastActiveAt,
    sort: 'lastActiveAt',
  },
];
