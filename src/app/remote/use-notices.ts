import type { Notice, NoticePage } from '#contract/notices';
import { useServices } from '../app-services';
import { noticesOf } from './notices';
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
  const { api } = useServices();
  const notices = useRemote(noticesOf, query);
  const markRead = async (page: NoticePage, id?: string) => {
    notices.show(readAt(page, (notice) => id === undefined || notice.id === id));
    // Without a network it stays unread for the next time, on all devices alike.
    try {
      if (id === undefined) await api.call('readAllNotices', { background: true });
      else await api.call('readNotice', { params: { id }, background: true });
    } catch {
      await notices.read();
    }
  };
  return { ...notices, markRead };
};
