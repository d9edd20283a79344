import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderParts } from '../../../../tests/factories/parts';
import { ConflictCard } from './conflict-card';

const conflict = {
  by: 'วิชัย ทองมาก',
  at: '2026-11-26T08:40:00.000Z',
  version: 3,
  begun: { values: { plate: 'ก 1' }, version: 2 },
  differences: [
    { name: 'plate' as const, before: 'ก 1', mine: 'ก 2', theirs: 'ก 3', clashes: true },
  ],
};

it('comes before whoever saved further down, so that theirs is not overwritten unseen', async () => {
  await renderParts(
    <ConflictCard
      form={{ conflict, values: { plate: 'ก 2' }, patch: () => undefined }}
      sayValue={(_, value) => ({ label: 'ทะเบียน', value: String(value) })}
    />,
    'th',
  );
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});
