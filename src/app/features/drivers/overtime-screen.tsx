import { driverFields } from '#contract/driver-fields';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { overtimePage, overtimeQuery, type OvertimeRow } from '#contract/overtime';
import { driverTabs } from '#words/driver-tabs';
import { driverNamed, employeeNoLabel, employerNames, nameLabel, tripsLabel } from '#words/drivers';
import { inHours, overriddenLabel, overtimeEmpty, overtimePeriod } from '#words/hours';
import { AdminList } from '../../admin-kit/list/admin-list';
import type { Column, ListDefinition } from '../../admin-kit/list/list-definition';
import type { ApiClient } from '../../api/client';
import { useServices } from '../../app-services';
import { dayOf } from '#domain/dates/bangkok-time';
import { decimalHours, hoursText } from '#domain/dates/hours-text';

type Row = Column<OvertimeRow>;

/** Read as hours and minutes; in files as decimal hours, to be reckoned with. */
const hours = (id: keyof typeof inHours): Row => ({
  id,
  title: inHours[id],
  type: 'decimal',
  value: (row) => decimalHours(row[id]),
  show: (row) => hoursText(row[id]),
  sort: id,
});

const columns: readonly Row[] = [
  { id: 'name', title: nameLabel, value: ({ name }) => name, sort: 'name', card: 'title' },
  {
    id: 'employeeNo',
    title: employeeNoLabel,
    value: ({ employeeNo }) => employeeNo,
    below: 'name',
  },
  {
    id: 'provider',
    title: driverFields.employer.label,
    value: ({ provider }, say) => provider ?? say(employerNames.employee),
  },
  { id: 'trips', title: tripsLabel, type: 'number', value: ({ trips }) => trips },
  hours('planned'),
  hours('driven'),
  hours('overtime'),
  {
    id: 'overridden',
    title: overriddenLabel,
    type: 'number',
    value: ({ overridden }) => overridden,
  },
];

const overtimeList = (api: ApiClient): ListDefinition<OvertimeRow> => ({
  name: 'driver-overtime',
  title: driverTabs.overtime,
  columns,
  rowId: ({ id }) => id,
  rowName: ({ name }, say) => say(driverNamed, { name }),
  query: overtimeQuery,
  page: overtimePage,
  read: (query, signal) => api.call('listOvertime', { query, signal }),
  topics: ['driver', 'trip'],
  period: overtimePeriod,
  usual: () => {
    const to = dayOf(new Date());
    return { from: `${to.slice(0, 7)}-01`, to };
  },
  emptyText: overtimeEmpty,
});

/** For payroll: hours and overtime of everybody who drove in a period, this month unless another is chosen. */
export const OvertimeScreen = ({ above }: { above: ReactNode }) => {
  const { api } = useServices();
  const list = useMemo(() => overtimeList(api), [api]);
  return <AdminList definition={list} filters={[]} above={above} renderPanel={() => null} />;
};
