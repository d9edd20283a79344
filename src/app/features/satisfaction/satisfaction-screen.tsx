import { useSearch } from '@tanstack/react-router';
import type { KindId } from '#domain/booking/kind-id';
import type { ListSearch } from '../../admin-kit/list/list-search';
import { AnswersScreen } from './answers-screen';
import { InboxScreen } from './inbox-screen';
import { asView } from './satisfaction-search';
import { SummaryScreen } from './summary-screen';
import { ViewTabs } from './view-tabs';

/** The figures, what was said, and what waits for an answer. */
export const SatisfactionScreen = ({ kind }: { kind: KindId }) => {
  const { view: said, from, to }: ListSearch = useSearch({ strict: false });
  const view = asView(said);
  const tabs = (inbox: number) => <ViewTabs view={view} from={from} to={to} inbox={inbox} />;
  if (view === 'answers') return <AnswersScreen key={view} kind={kind} tabs={tabs(0)} />;
  if (view === 'inbox') return <InboxScreen key={view} kind={kind} tabs={tabs(0)} />;
  return <SummaryScreen key={view} kind={kind} renderTabs={tabs} />;
};
