import { Link, useRouter, useSearch } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { Notice } from '#contract/notices';
import { dayOf } from '#domain/dates/bangkok-time';
import { formatDate, formatTime } from '#domain/dates/format-bangkok';
import { bellTitle, bellUnread } from '#words/bell';
import {
  noticeIsOver,
  noticeSettings,
  noticesEmpty,
  olderNotices,
  readAllNotices,
  readNotice,
  unreadNotice,
} from '#words/notices-dialog';
import { mailReason } from '#words/notice-mail';
import { notOnDevice } from '#words/remote';
import { useServices } from '../../app-services';
import { sayDay } from '../../form/say-time';
import { usePages } from '../../remote/read-pages';
import { Shown } from '../../remote/shown';
import { useNotices } from '../../remote/use-notices';
import { Dialog } from '../../ui/dialog';
import { withDialog } from '../../ui/search';
import { useStore } from '../../ui/store';
import { useLate } from '../../ui/use-late';
import { useNow } from '../../ui/use-now';
import { useSay } from '../../ui/use-say';
import { WholeParts } from '../../ui/whole-words';
import classes from './notices-dialog.module.css';

const byDay = (notices: readonly Notice[]) => {
  const days = new Map<ReturnType<typeof dayOf>, Notice[]>();
  for (const notice of notices) {
    const day = dayOf(notice.at);
    days.set(day, [...(days.get(day) ?? []), notice]);
  }
  return [...days];
};

const NoticeCard = ({ notice, onRead }: { notice: Notice; onRead: () => void }) => {
  const say = useSay();
  const router = useRouter();
  const open = (event: MouseEvent) => {
    onRead();
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void router.navigate({ href: notice.link });
  };
  return (
    <li className="card stack gap-1" data-unread={notice.readAt === null || undefined}>
      <div className="row between">
        <span className="row strong">
          {notice.readAt === null && (
            <span className={classes['dot']}>
              <span className="hidden">{say(unreadNotice)}</span>
            </span>
          )}
          {notice.title}
        </span>
        <time dateTime={notice.at} className="soft small numbers">
          {formatTime(notice.at)}
        </time>
      </div>
      <p>
        <WholeParts of={notice.sentence} />
      </p>
      {notice.reason !== null && (
        <p className="prose">{say(mailReason, { reason: notice.reason })}</p>
      )}
      {notice.isOver ? (
        <>
          {notice.readAt === null && (
            <button
              type="button"
              className="over"
              onClick={onRead}
              aria-label={say(readNotice, { what: notice.sentence })}
            />
          )}
          <span className="soft small">{say(noticeIsOver)}</span>
        </>
      ) : (
        <>
          <a
            href={notice.link}
            className="over"
            onClick={open}
            aria-label={`${notice.action}: ${notice.sentence}`}
          />
          <span className="accent strong" aria-hidden>
            {notice.action}
          </span>
        </>
      )}
    </li>
  );
};

/** What this person was told, by day; each leads to where something can be done about it. */
const NoticeList = () => {
  const say = useSay();
  const now = useNow();
  const { language, connectivity } = useServices();
  const online = useStore(connectivity);
  const { pages, showMore } = usePages('notices');
  const { markRead, ...notices } = useNotices({ language: useStore(language.value), pages });

  return (
    <Shown of={notices}>
      {(page) => (
        <div className="stack gap-4">
          {page.notices.length === 0 && <p className="empty">{say(noticesEmpty)}</p>}
          {page.unread > 0 && (
            <div className="row between">
              <span className="soft">{say(bellUnread, { count: String(page.unread) })}</span>
              <button
                type="button"
                className="button accent"
                disabled={!online}
                onClick={() => void markRead(page)}
              >
                {say(readAllNotices)}
              </button>
            </div>
          )}
          {byDay(page.notices).map(([day, ofDay]) => (
            <section key={day} className="stack gap-2">
              <h3 className="soft small">
                {sayDay(say, day, now)} {formatDate(day)}
              </h3>
              <ul className="stack gap-2">
                {ofDay.map((notice) => (
                  <NoticeCard
                    key={notice.id}
                    notice={notice}
                    onRead={() => {
                      if (notice.readAt === null) void markRead(page, notice.id);
                    }}
                  />
                ))}
              </ul>
            </section>
          ))}
          {page.next !== null && (
            <button type="button" className="button accent" onClick={showMore}>
              {say(olderNotices)}
            </button>
          )}
        </div>
      )}
    </Shown>
  );
};

const SETTINGS = 'settings';

const LateSettings = () => {
  const say = useSay();
  const late = useLate(() => import('./notice-settings'));
  if (late === 'unavailable') return <p className="empty">{say(notOnDevice)}</p>;
  return late === 'loading' ? <span className="skeleton" aria-busy /> : <late.NoticeSettings />;
};

const NoticesDialog = ({ onClose }: { onClose: () => void }) => {
  const say = useSay();
  const { about } = useSearch({ from: '__root__' });
  if (about === SETTINGS)
    return (
      <Dialog key={SETTINGS} title={say(noticeSettings)} onClose={onClose}>
        <LateSettings />
      </Dialog>
    );
  return (
    <Dialog title={say(bellTitle)} onClose={onClose}>
      <div className="stack gap-2">
        <Link to="." search={withDialog('notices', SETTINGS)} resetScroll={false} className="quiet">
          {say(noticeSettings)}
        </Link>
        <NoticeList />
      </div>
    </Dialog>
  );
};

export default NoticesDialog;
