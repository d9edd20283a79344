import type { AuditPage } from '#contract/audit';
import { readPages } from '../../remote/read-pages';
import type { Source } from '../../remote/remote';

export type AuditFilter = {
  q?: string | undefined;
  subject?: string | undefined;
  subjectId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** The history as far as it was asked for: newest first, older on demand. */
export const auditOf = ({
  pages,
  ...filter
}: AuditFilter & { pages: number }): Source<AuditPage> => ({
  read: (api, signal) =>
    readPages(
      pages,
      (from) => api.call('readAudit', { query: { ...filter, ...from }, signal }),
      (before, { entries, names, next }) => ({
        entries: [...before.entries, ...entries],
        names: { ...before.names, ...names },
        next,
      }),
    ),
  topics: 'all',
  laterMs: 30_000,
  about: JSON.stringify(filter),
  grows: true,
});
