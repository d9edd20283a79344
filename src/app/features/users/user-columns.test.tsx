import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AdminUserRow } from '#contract/users';
import { userColumns } from './user-columns';

it('lets a long e-mail address go on in the next line, at its sign', () => {
  const email = userColumns.find(({ id }) => id === 'email');
  const { container } = render(
    <>{email?.show?.({ email: 'napaporn.cha@siamparts.example' } as AdminUserRow)}</>,
  );
  expect(container.innerHTML).toBe('napaporn.cha<wbr>@siamparts.example');
});
