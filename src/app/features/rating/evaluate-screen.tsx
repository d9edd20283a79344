import { lazy, Suspense, useEffect, useRef } from 'react';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { evaluate } from '#words/menu';
import { notDue, ratingRefused, ratingSent, ratingsOfflineAsOf, ratingWaits } from '#words/ratings';
import { refusals } from '#words/refusals';
import { useServices } from '../../app-services';
import { Shown } from '../../remote/shown';
import { NewsBar, useNews } from '../../ui/news-bar';
import { Screen } from '../../ui/screen';
import { useNow } from '../../ui/use-now';
import { useSay } from '../../ui/use-say';
import type { RatingDraft } from './rating-draft';
import { RatingLists } from './rating-lists';
import type { Answers } from './answers';
import { sendRating, subjectOf, type Subject } from './subject';
import { useRatings } from './use-ratings';

const RatingSheet = lazy(() => import('./rating-sheet'));

/** The trips that wait for my rating, and what I news of the others. */
const EvaluateScreen = () => {
  const say = useSay();
  const now = useNow();
  const { outbox } = useServices();
  const router = useRouter();
  const navigate = useNavigate({ from: '/evaluate' });
  const search = useSearch({ from: '/_employee/_mantine/evaluate' });
  const ratings = useRatings();
  const { shown } = ratings;
  const [news, tell] = useNews();
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What was pressed is gone with the form; who goes by keyboard goes on from here.
    if (news && document.activeElement === document.body)
      message.current?.focus({ preventScroll: true });
  }, [news]);
  const isAsked = search.booking !== undefined || search.rating !== undefined;
  // A link from elsewhere: going back would leave this page.
  const cameOpen = useRef(isAsked);
  const subject =
    isAsked && shown.status === 'known'
      ? subjectOf(search, shown.value, ratings.unsent, now)
      : null;

  const close = () => {
    if (!cameOpen.current && router.history.canGoBack()) return router.history.back();
    cameOpen.current = false;
    void navigate({ search: {}, replace: true, resetScroll: false });
  };

  const send = async (about: Subject, answers: Answers, draft: RatingDraft) => {
    close();
    tell(null);
    const sent = await sendRating(outbox, about, answers, draft.key());
    // From here on the outbox has it.
    draft.forget();
    if (sent.state === 'sent') ratings.accept(sent.answer);
    const text = {
      sent: () => say(ratingSent),
      waiting: () => say(ratingWaits),
      'needs-attention': () =>
        say(ratingRefused, {
          why: sent.state === 'needs-attention' ? say(refusals[sent.reason.code]) : '',
        }),
    }[sent.state]();
    tell({ text, isProblem: sent.state === 'needs-attention' });
  };

  return (
    <Screen title={say(evaluate)}>
      <NewsBar ref={message} news={news} onClose={() => tell(null)} />
      <div role="status" className="stack gap-2">
        {isAsked && shown.status === 'known' && shown.is !== 'remembered' && !subject && (
          <p className="note calls">{say(notDue)}</p>
        )}
      </div>
      <Shown of={ratings} asOfOffline={ratingsOfflineAsOf}>
        {(known, { is }) => (
          <RatingLists
            known={known}
            isFresh={is === 'fresh'}
            reply={search.reply}
            ratings={ratings}
          />
        )}
      </Shown>
      {subject && (
        <Suspense>
          <RatingSheet
            key={subject.of}
            subject={subject}
            onClose={close}
            onSend={(answers, draft) => void send(subject, answers, draft)}
          />
        </Suspense>
      )}
    </Screen>
  );
};

export default EvaluateScreen;
