import type { Notice, NoticePage } from '#contract/notices';
import { useServices } from '../app-services';
import { noticesOf } from './notices';
import { noteRead } from '../outbox/read-marks';
import { useRemote } from './use-remote';

const readAt = (page: NoticePage, isMeant: (notice: Notice) => boolean): NoticePage => {
  const read = page.notices.filter((notice) => notice.readAt === null && isMeant(notice)).length;
  const now = new Date().toISOString();
  return {
    ...page,
    unread: page.unread - read,
    notices: page.notices.map((notice) =>
      isMeant(notice) ? { ...notice, readAt: notice.readAt ?? now } : notice,
    ),
  };
};

/** What this person was told; one of them, or all, becomes read here at once. */
export const useNotices = (query: Parameters<typeof noticesOf>[0]) => {
  const { api, cache } = useServices();
  const notices = useRemote(noticesOf, query);
  const markRead = async (page: NoticePage, id?: string) => {
    notices.show(readAt(page, (notice) => id === undefined || notice.id === id));
    if (id !== undefined) return noteRead({ api, cache }, id);
    // All of them are those that the server knows of.
    return api.call('readAllNotices', { background: true }).catch(notices.read);
  };
  return { ...notices, markRead };
};
