import * as approvals from './approve-expenses';
import * as expenses from './expenses';
import * as months from './months';
import { readProviderMonth } from './read-provider-month';
import { saveProviderMonth } from './save-provider-month';

export const expenseHandlers = {
  ...approvals,
  ...expenses,
  ...months,
  readProviderMonth,
  saveProviderMonth,
};
