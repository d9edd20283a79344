import { useState } from 'react';
import { useSearch } from '@tanstack/react-router';
import type { KindId } from '#kinds/registry';
import type { ListSearch } from '../../admin-kit/list/list-search';
import { AnswersScreen } from './answers-screen';
import { InboxScreen } from './inbox-screen';
import { asView, type View, views } from './satisfaction-search';
import { SummaryScreen } from './summary-screen';
import { answersTab, inboxTab, summaryTab, viewsLabel } from '#words/satisfaction';
import { TabLinks } from '../../admin-kit/tab-links';
import { useSay } from '../../ui/use-say';

type Props = { view: View; from?: string | undefined; to?: string | undefined; inbox: number };

/** Three looks at the same ratings. The days go along between figures and answers; the inbox is of all times. */
const ViewTabs = ({ view, from, to, inbox }: Props) => {
  const say = useSay();
  const names: Record<View, string> = {
    summary: say(summaryTab),
    answers: say(answersTab),
    // Counted with the figures: where they are dealt with one by one, it would be over soon.
    inbox: say(inboxTab, { count: view === 'inbox' ? 0 : inbox }),
  };
  const tabs = views.map((value) => ({
    value,
    label: names[value],
    search: {
      view: value,
      ...(value === 'answers' && { commented: 'yes', sort: '-day' }),
      ...(value !== 'inbox' && from && { from }),
      ...(value !== 'inbox' && to && { to }),
    },
  }));
  return (
    <div className="screen-only">
      <TabLinks label={say(viewsLabel)} current={view} tabs={tabs} />
    </div>
  );
};

export const SatisfactionScreen = ({ kind }: { kind: KindId }) => {
  const { view: typed, from, to }: ListSearch = useSearch({ strict: false });
  const view = asView(typed);
  const [inbox, setInbox] = useState(0);
  const tabs = <ViewTabs view={view} from={from} to={to} inbox={inbox} />;
  if (view === 'answers') return <AnswersScreen kind={kind} tabs={tabs} />;
  if (view === 'inbox') return <InboxScreen kind={kind} tabs={tabs} />;
  return <SummaryScreen kind={kind} tabs={tabs} onInbox={setInbox} />;
};
