import { grantedFields, menus } from '#contract/user-fields';
import type { UserOptions } from '#contract/users';
import { flagName } from '#kinds/flag-name';

/** What may be granted; to a supplier all but managing admin users. */
export const menusFor = (isSupplier: boolean) => ({
  ...grantedFields.flags,
  names: Object.fromEntries(
    menus
      .filter((menu) => !isSupplier || menu !== 'admin_menu')
      .map((menu) => [menu, flagName(menu)]),
  ),
});

export const choicesOf = ({ providers }: UserOptions) => ({
  providerId: providers.map(({ id, name }) => ({ value: id, label: name })),
});
