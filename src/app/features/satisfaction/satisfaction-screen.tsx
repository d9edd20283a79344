import { useState } from 'react';
import { useSearch } from '@tanstack/react-router';
import type { KindId } from '#kinds/registry';
import type { ListSearch } from '../../admin-kit/list/list-search';
import { AnswersScreen } from './answers-screen';
import { InboxScreen } from './inbox-screen';
import { asView } from './satisfaction-search';
import { SummaryScreen } from './summary-screen';
import { ViewTabs } from './view-tabs';

/** The figures, what was said, and what waits for an answer. */
export const SatisfactionScreen = ({ kind }: { kind: KindId }) => {
  const { view: typed, from, to }: ListSearch = useSearch({ strict: false });
  const view = asView(typed);
  const [inbox, setInbox] = useState(0);
  const tabs = <ViewTabs view={view} from={from} to={to} inbox={inbox} />;
  if (view === 'answers') return <AnswersScreen kind={kind} tabs={tabs} />;
  if (view === 'inbox') return <InboxScreen kind={kind} tabs={tabs} />;
  return <SummaryScreen kind={kind} tabs={tabs} onInbox={setInbox} />;
};
