import { Link } from '@tanstack/react-router';
import { answersTab, inboxTab, summaryTab, viewsLabel } from '#words/satisfaction';
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
  return (
    <nav className="row wrap screen-only" aria-label={say(viewsLabel)}>
      {views.map((tab) => (
        <Link
          key={tab}
          to="."
          search={{
            view: tab,
            ...(tab === 'answers' && { commented: 'yes', sort: '-day' }),
            ...(tab !== 'inbox' && from && { from }),
            ...(tab !== 'inbox' && to && { to }),
          }}
          className="chip"
          aria-current={tab === view ? 'page' : undefined}
          activeProps={{}}
        >
          {names[tab]}
        </Link>
      ))}
    </nav>
  );
};
