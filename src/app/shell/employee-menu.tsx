import { siteIds } from '#domain/site-id';
import { kinds, kindsAt } from '#kinds/registry';
import { siteNames } from '#words/sites';
import { approve, evaluate, otherSystem } from '#words/menu';
import { checkBooking, followGroup } from '#words/navigation';
import { toAdmin } from '#words/user-menu';
import { useServices } from '../app-services';
import { iconOf } from '../kinds/kind-icon';
import { ApproveIcon, ChecklistIcon, StarIcon, SwapIcon } from '../ui/icons';
import { useStore } from '../ui/store';
import { useSay } from '../ui/use-say';
import { adminEntry, flagsOf } from '../session/admin-access';
import { ApprovalCount } from './approval-count';
import { MenuGroup, MenuLink } from './menu-link';

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
            <ApprovalCount place="menu" />
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
