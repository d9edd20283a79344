import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AdminUserRow } from '#contract/users';
import { flagName } from '#kinds/flag-name';
import { sayIn } from '#words/message';
import { userColumns } from './user-columns';

it.each([
  [
    'a long e-mail address goes on in the next line',
    'napaporn.cha@siamparts.example',
    'napaporn.cha<wbr>@siamparts.example',
  ],
  ['a short one stays in one', 'wichai@siamparts.example', 'wichai@siamparts.example'],
])('%s', (_, address, seen) => {
  const email = userColumns.find(({ id }) => id === 'email');
  const { container } = render(<>{email?.show?.({ email: address } as AdminUserRow)}</>);
  expect(container.innerHTML).toBe(seen);
});

it('a file says of a supplier what the list says', () => {
  const say = sayIn('en');
  const menus = userColumns.find(({ id }) => id === 'menus');
  const supplier = { flags: [], isSupplier: true } as Partial<AdminUserRow> as AdminUserRow;
  expect(menus?.value(supplier, say)).toBe(say(flagName('supplier')));
});
