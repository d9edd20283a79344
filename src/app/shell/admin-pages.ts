import type { AdminPage } from '#kinds/kind';
import type { Message } from '#words/message';
import {
  arrangeCars,
  expensesAndProviders,
  manageCars,
  providers,
  report,
  satisfaction,
} from '#words/menu';
import type { Icon } from '../ui/icon';
import { StarIcon } from '../ui/icons';
import { BoardIcon, FleetIcon, ProviderIcon, ReceiptIcon, ReportIcon } from './admin-icons';

export const adminPageViews = {
  arrangecartable: { to: '/admin/$type/arrangecartable', title: arrangeCars, Icon: BoardIcon },
  managecar: { to: '/admin/$type/managecar', title: manageCars, Icon: FleetIcon },
  expenseandprovider: {
    to: '/admin/$type/expenseandprovider',
    title: expensesAndProviders,
    Icon: ReceiptIcon,
  },
  provider: { to: '/admin/$type/provider', title: providers, Icon: ProviderIcon },
  report: { to: '/admin/$type/report', title: report, Icon: ReportIcon },
  evaluate: { to: '/admin/$type/evaluate', title: satisfaction, Icon: StarIcon },
} as const satisfies Record<AdminPage, { to: string; title: Message; Icon: Icon }>;
