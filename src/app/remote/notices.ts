import { noticePage, type NoticePage } from '#contract/notices';
import type { Language } from '#domain/language';
import { readPages } from './read-pages';
import type { Source } from './remote';
import { noticesRow } from '../storage-keys';

type Asked = {
  /** The server says the sentences. */
  language: Language;
  pages: number;
};

/** What this person was told, newest first. */
export const noticesOf = ({ language, pages }: Asked): Source<NoticePage> => ({
  read: (api, signal) =>
    readPages(
      pages,
      (from) => api.call('listNotices', { query: from, signal, background: true }),
      (before, page) => ({ ...page, notices: [...before.notices, ...page.notices] }),
    ),
  kept: { rows: [noticesRow(language)], schema: noticePage },
  topics: ['notice'],
  about: language,
  grows: true,
});
