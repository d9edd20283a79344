import { lazy, Suspense } from 'react';
import { siteIds } from '#domain/site-id';
import { kinds, kindsAt } from '#kinds/registry';
import { siteNames } from '#words/sites';
import { approve, evaluate, otherSystem } from '#words/menu';
import { checkBooking, followGroup } from '#words/navigation';
import { toAdmin } from '#words/user-menu';
import { useServices } from '../app-services';
import { iconOf } from '../kinds/kind-icon';
import { afterFirstPaint } from '../session/after-first-paint';
import { ApproveIcon, ChecklistIcon, StarIcon, SwapIcon } from '../ui/icons';
import { useStore } from '../ui/store';
import { useSay } from '../ui/use-say';
import { adminEntry, flagsOf } from '../session/admin-access';
import { MenuGroup, MenuLink } from './menu-link';

// The menu stands before the number in it is known.
const ApprovalBadge = lazy(() =>
  afterFirstPaint().then(() => import('../features/approvals/approval-badge')),
);

export const EmployeeMenu = () => {
  const say = useSay();
  const { userData } = useServices();
  const { userInfo } = useStore(userData.value);
  const entry = adminEntry(flagsOf({ userData }));

  return (
    <>
      <MenuGroup label={say(followGroup)}>
        <MenuLink to="/checkbooking" Icon={ChecklistIcon} label={say(checkBooking)} />
        {userInfo.isApprover && (
          <MenuLink to="/approve" Icon={ApproveIcon} label={say(approve)}>
            {userInfo.fullname !== null && (
              <Suspense>
                <ApprovalBadge />
              </Suspense>
            )}
          </MenuLink>
        )}
        <MenuLink to="/evaluate" Icon={StarIcon} label={say(evaluate)} />
      </MenuGroup>
      {siteIds.map((site) => (
        <MenuGroup key={site} label={say(siteNames[site])}>
          {kindsAt(site).map((kind) => (
            <MenuLink
              key={kind}
              to="/$kind"
              params={{ kind }}
              Icon={iconOf(kind)}
              label={say(kinds[kind].name)}
            />
          ))}
        </MenuGroup>
      ))}
      {entry && (
        <MenuGroup label={say(otherSystem)}>
          <MenuLink {...entry} Icon={SwapIcon} label={say(toAdmin)} />
        </MenuGroup>
      )}
    </>
  );
};
