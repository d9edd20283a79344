import { useLocation } from '@tanstack/react-router';
import { siteIds } from '#domain/site-id';
import { type AdminPage, adminPages } from '#kinds/kind';
import { isKindId, type KindId, kinds } from '#kinds/registry';
import { siteNames } from '#words/sites';
import {
  adminUsers,
  arrangeCars,
  drivers,
  expensesAndProviders,
  manageCars,
  otherSystem,
  peopleGroup,
  providers,
  report,
  satisfaction,
} from '#words/menu';
import { setUpGroup, setUpTitle } from '#words/basics';
import { waitsUntilTomorrow } from '#words/board';
import { carsToCheck as carsToCheckWords, toCheck } from '#words/new-car';
import { arrangeDayTitle, everyKindGroup } from '#words/queue';
import { toBooking } from '#words/user-menu';
import { useServices } from '../app-services';
import { SetUpBadge } from '../features/basics/set-up-badge';
import { useWaiting, WaitingBadge } from '../features/arranging/waiting-badge';
import { iconOf } from '../kinds/kind-icon';
import { ChecklistIcon, StarIcon, SwapIcon } from '../ui/icons';
import { useStore } from '../ui/store';
import { useSay } from '../ui/use-say';
import {
  adminKinds,
  type Flags,
  flagsOf,
  mayOpenAdminUsers,
  mayOpenDrivers,
  mayOpenPage,
  mayOpenQueue,
} from '../session/admin-access';
import {
  AdminsIcon,
  BoardIcon,
  DriverIcon,
  FleetIcon,
  ProviderIcon,
  ReceiptIcon,
  ReportIcon,
  SetUpIcon,
} from './admin-icons';
import { MenuGroup, MenuLink, OpenMenuEntry } from './menu-link';
import { mayReturnToBooking } from './may-return';
import type { Message } from '#words/message';
import type { Icon } from '../ui/icon';

const adminPageViews = {
  arrangecartable: { to: '/admin/$type/arrangecartable', title: arrangeCars, Icon: BoardIcon },
  managecar: { to: '/admin/$type/managecar', title: manageCars, Icon: FleetIcon },
  expenseandprovider: {
    to: '/admin/$type/expenseandprovider',
    title: expensesAndProviders,
    Icon: ReceiptIcon,
  },
  provider: { to: '/admin/$type/provider', title: providers, Icon: ProviderIcon },
  report: { to: '/admin/$type/report', title: report, Icon: ReportIcon },
  evaluate: { to: '/admin/$type/evaluate', title: satisfaction, Icon: StarIcon },
} as const satisfies Record<AdminPage, { to: string; title: Message; Icon: Icon }>;

const isAdminPage = (page: string | undefined): page is AdminPage =>
  (adminPages as readonly (string | undefined)[]).includes(page);

const pagesOf = (flags: Flags, kind: KindId): readonly AdminPage[] =>
  adminPages.filter((page) => mayOpenPage(flags, kind, page));

/** The kind and the page that are open, when it is a page of a kind. */
const useOpenPage = () => {
  const [, , kind, page] = useLocation({ select: ({ pathname }) => pathname }).split('/');
  return {
    kind: isKindId(kind) ? kind : null,
    page: isAdminPage(page) ? page : 'arrangecartable',
  } as const;
};

/** The open kind shows its pages; another kind's name leads to the same page of that kind, as far as it has it. */
const KindEntry = ({ kind, flags }: { kind: KindId; flags: Flags }) => {
  const say = useSay();
  const open = useOpenPage();
  const pages = pagesOf(flags, kind);
  const Icon = iconOf(kind);
  const name = say(kinds[kind].name);
  const { count, carsToCheck } = useWaiting(
    mayOpenPage(flags, kind, 'arrangecartable') ? kind : null,
  );
  const waiting = <WaitingBadge count={count} label={say(waitsUntilTomorrow, { count })} />;
  const checks = carsToCheck > 0 && mayOpenPage(flags, kind, 'managecar') && (
    <MenuLink
      to="/admin/$type/managecar"
      params={{ type: kind }}
      search={{ check: 'waits' }}
      Icon={ChecklistIcon}
      label={say(toCheck)}
    >
      <WaitingBadge count={carsToCheck} label={say(carsToCheckWords, { count: carsToCheck })} />
    </MenuLink>
  );

  if (open.kind !== kind || pages.length === 1) {
    const page = mayOpenPage(flags, kind, open.page) ? open.page : 'arrangecartable';
    return (
      <>
        <MenuLink to={adminPageViews[page].to} params={{ type: kind }} Icon={Icon} label={name}>
          {waiting}
        </MenuLink>
        {checks}
      </>
    );
  }
  return (
    <OpenMenuEntry Icon={Icon} label={name} aside={waiting}>
      {pages.map((page) => (
        <MenuLink
          key={page}
          to={adminPageViews[page].to}
          params={{ type: kind }}
          Icon={adminPageViews[page].Icon}
          label={say(adminPageViews[page].title)}
        />
      ))}
      {checks}
    </OpenMenuEntry>
  );
};

const AdminMenu = () => {
  const say = useSay();
  const { userData } = useServices();
  useStore(userData.value);
  const flags = flagsOf({ userData });
  const mine = adminKinds(flags);
  const seesDrivers = mayOpenDrivers(flags);
  const seesAdminUsers = mayOpenAdminUsers(flags);

  return (
    <>
      {mayOpenQueue(flags) && (
        <MenuGroup label={say(everyKindGroup)}>
          <MenuLink to="/admin/day" Icon={ChecklistIcon} label={say(arrangeDayTitle)} />
        </MenuGroup>
      )}
      {siteIds.map((site) => {
        const here = mine.filter((kind) => kinds[kind].site === site);
        return (
          here.length > 0 && (
            <MenuGroup key={site} label={say(siteNames[site])}>
              {here.map((kind) => (
                <KindEntry key={kind} kind={kind} flags={flags} />
              ))}
            </MenuGroup>
          )
        );
      })}
      {(seesDrivers || seesAdminUsers) && (
        <MenuGroup label={say(peopleGroup)}>
          {seesDrivers && <MenuLink to="/admin/driver" Icon={DriverIcon} label={say(drivers)} />}
          {seesAdminUsers && (
            <MenuLink to="/admin/user" Icon={AdminsIcon} label={say(adminUsers)} />
          )}
        </MenuGroup>
      )}
      {seesAdminUsers && (
        <MenuGroup label={say(setUpGroup)}>
          <MenuLink to="/admin/setup" Icon={SetUpIcon} label={say(setUpTitle)}>
            <SetUpBadge />
          </MenuLink>
        </MenuGroup>
      )}
      {mayReturnToBooking(flags) && (
        <MenuGroup label={say(otherSystem)}>
          <MenuLink to="/" Icon={SwapIcon} label={say(toBooking)} />
        </MenuGroup>
      )}
    </>
  );
};

export default AdminMenu;
