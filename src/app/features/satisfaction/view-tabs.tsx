import { answersTab, inboxTab, summaryTab, viewsLabel } from '#words/satisfaction';
import { TabLinks } from '../../admin-kit/tab-links';
import { useSay } from '../../ui/use-say';
import { views, type View } from './satisfaction-search';

type Props = { view: View; from?: string | undefined; to?: string | undefined; inbox: number };

/** Three looks at the same ratings. The days go along between figures and answers; the inbox is of all times. */
export const ViewTabs = ({ view, from, to, inbox }: Props) => {
  const say = useSay();
  const names: Record<View, string> = {
    summary: say(summaryTab),
    answers: say(answersTab),
    inbox: say(inboxTab, { count: inbox }),
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
