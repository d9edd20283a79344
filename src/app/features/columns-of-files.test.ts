import { describe, expect, it } from 'vitest';
import { carFields } from '#contract/car-fields';
import { driverFields } from '#contract/driver-fields';
import type { DriverRow } from '#contract/drivers';
import { expenseFields } from '#contract/expense-fields';
import type { ExpenseRow } from '#contract/expenses';
import { providerFields } from '#contract/provider-fields';
import type { ProviderRow } from '#contract/providers';
import type { Fields } from '#contract/record-field';
import { sayIn } from '#words/message';
import { fileText } from '../admin-kit/list/cell-text';
import type { Column } from '../admin-kit/list/list-definition';
import { companyColumns } from './drivers/driver-columns';
import { expenseColumns } from './expenses/expense-columns';
import { carColumns } from './fleet/car-columns';
import { providerColumns } from './providers/provider-columns';

const en = sayIn('en');

type Headed = Pick<Column<never>, 'title' | 'screenOnly'>;

const headsOf = (columns: readonly Headed[]) =>
  columns.filter(({ screenOnly }) => !screenOnly).map(({ title }) => en(title));

const cellOf = <Row>(columns: readonly Column<Row>[], head: string, row: Partial<Row>) => {
  const column = columns.find(({ title, screenOnly }) => en(title) === head && !screenOnly);
  // Of the row only what the column reads.
  return column && fileText(column, row as Row, en);
};

describe('a file of a list', () => {
  // Whom a driver works for is said by the name of their provider.
  const { providerId: _, ...ofDrivers } = driverFields;

  it.each<[string, Fields, readonly Headed[]]>([
    ['cars', carFields, carColumns],
    ['drivers', ofDrivers, companyColumns],
    ['providers', providerFields, providerColumns],
    ['expenses', expenseFields, expenseColumns],
  ])('of %s has every field of the form under its own word', (_name, fields, columns) => {
    const labels = Object.values(fields)
      .filter(({ input }) => input !== 'file')
      .map(({ label }) => en(label));
    expect(headsOf(columns)).toEqual(expect.arrayContaining(labels));
  });

  it('says when a driver works, whom to call at a provider and whose an expense is', () => {
    const shifts: DriverRow['shifts'] = [{ weekday: 1, starts: '08:00', ends: '17:00' }];
    expect(cellOf(companyColumns, 'Shifts', { shifts })).toBe('Mon 08:00–17:00');
    expect(cellOf(companyColumns, 'Licence number', { number: '56001200' })).toBe('56001200');
    const contacts: ProviderRow['contacts'] = [
      { name: 'สมศรี', role: 'จัดรถ', phone: '0812345678', email: null },
      { name: 'Ann', role: null, phone: null, email: 'ann@example.com' },
    ];
    expect(cellOf(providerColumns, 'Contacts', { contacts })).toBe(
      'สมศรี จัดรถ 081-234-5678, Ann ann@example.com',
    );
    const shares: ExpenseRow['shares'] = [
      { name: '5100 Sales', percent: '60.00' },
      { name: '6200 Plant', percent: '40.00' },
    ];
    expect(cellOf(expenseColumns, 'Cost centres', { shares })).toBe(
      '5100 Sales 60%, 6200 Plant 40%',
    );
  });
});
