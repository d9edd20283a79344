import { menus, type Menu, type UserOptions } from '#contract/users';
import { flagName } from '#kinds/flag-name';
import { yes, no } from '#words/admin-kit';
import { activeLabel, menusLabel, providerLabel } from '#words/users';
import type { SayValue } from '../../admin-kit/form/conflict-card';
import { useSay } from '../../ui/use-say';

export type RightsValues = { active: boolean; flags: Menu[]; providerId: string | null };

/** What may be chosen; of a supplier all but managing admin users. */
export const useMenuChoices = (isSupplier: boolean) => {
  const say = useSay();
  return menus
    .filter((menu) => !isSupplier || menu !== 'admin_menu')
    .map((value) => ({ value, label: say(flagName(value)) }));
};

export const useSayRights = (options: UserOptions): SayValue<RightsValues> => {
  const say = useSay();
  return (name, value) => {
    if (name === 'active')
      return { label: say(activeLabel), value: say(value === true ? yes : no) };
    if (name === 'flags')
      return {
        label: say(menusLabel),
        value: (value as Menu[]).map((flag) => say(flagName(flag))).join(', '),
      };
    const provider = options.providers.find(({ id }) => id === value);
    return { label: say(providerLabel), value: provider?.name ?? '' };
  };
};
