import { Button, NativeSelect } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { AuditEntry as Entry } from '#contract/audit';
import { formatDate } from '#domain/dates/format-bangkok';
import { allWord, clearFilters } from '#words/admin-kit';
import {
  auditAll,
  auditEmpty,
  auditMore,
  auditNothing,
  auditOne,
  auditPeriod,
  auditSearch,
  auditSubject,
  auditSubjects,
  auditThisOne,
  auditTitle,
} from '#words/audit';
import { ListSkeleton } from '../../admin-kit/list/list-states';
import { FilterRow } from '../../admin-kit/list/filter-row';
import type { ListSearch } from '../../admin-kit/list/list-search';
import { PeriodFilter } from '../../admin-kit/list/period-filter';
import { SearchInput } from '../../admin-kit/list/search-input';
import { usePages } from '../../remote/read-pages';
import { Shown } from '../../remote/shown';
import { useRemote } from '../../remote/use-remote';
import { Notice } from '../../ui/notice';
import { Screen } from '../../ui/screen';
import { useSay } from '../../ui/use-say';
import { AuditEntry } from './audit-entry';
import classes from './audit.module.css';
import { auditOf, type AuditFilter } from './audit-remote';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

const text = (value: ListSearch[string]) =>
  value === undefined || value === '' ? undefined : String(value);
const matching = (pattern: RegExp, value: ListSearch[string]) => {
  const typed = text(value);
  return typed !== undefined && pattern.test(typed) ? typed : undefined;
};

/** What the address says; an address is typed, shortened and pasted. */
const filterOf = (search: ListSearch): AuditFilter => ({
  q: text(search.q)?.slice(0, 100),
  subject: matching(/^[a-z_]{1,40}$/, search['subject']),
  subjectId: matching(UUID, search['subjectId']),
  from: matching(DAY, search.from),
  to: matching(DAY, search.to),
});

const byDay = (entries: readonly Entry[]): [day: string, entries: Entry[]][] => {
  const days = new Map<string, Entry[]>();
  for (const entry of entries) {
    const day = formatDate(entry.at);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days];
};

/** Who changed what, from what to what: newest first, as far back as somebody asks. */
export const AuditScreen = ({ above }: { above: ReactNode }) => {
  const say = useSay();
  const navigate = useNavigate();
  const filter = filterOf(useSearch({ strict: false }));
  const { pages, showMore } = usePages(JSON.stringify(filter));
  const history = useRemote(auditOf, { ...filter, pages });
  const { isAsking } = history.shown;
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  // Whoever opens the history of an item has not filtered anything.
  const isNarrowed = Object.entries(filter).some(
    ([name, value]) => name !== 'subjectId' && value !== undefined,
  );

  const go = (next: AuditFilter) =>
    void navigate({
      to: '/admin/user',
      search: { tab: 'audit', ...next },
      replace: true,
      resetScroll: false,
    });
  const change = (changed: AuditFilter) => go({ ...filter, ...changed });
  const clear = () => go({});

  return (
    <Screen title={say(auditTitle)}>
      {above}
      <FilterRow
        inUse={filter.from === undefined && filter.to === undefined ? 0 : 1}
        rare={
          <PeriodFilter
            title={say(auditPeriod)}
            from={filter.from}
            to={filter.to}
            onChange={change}
          />
        }
      >
        <SearchInput
          className={classes['search']}
          label={auditSearch}
          q={filter.q ?? ''}
          onSearch={(q) => change({ q: q || undefined })}
        />
        <NativeSelect
          className={classes['subject'] ?? ''}
          aria-label={say(auditSubject)}
          value={filter.subject ?? ''}
          data={[
            { value: '', label: `${say(auditSubject)}: ${say(allWord)}` },
            ...Object.entries(auditSubjects).map(([value, name]) => ({ value, label: say(name) })),
          ]}
          onChange={({ currentTarget: { value } }) => change({ subject: value || undefined })}
        />
        {isFiltered && (
          <button type="button" className="quiet nowrap" onClick={clear}>
            {say(clearFilters)}
          </button>
        )}
      </FilterRow>
      {filter.subjectId !== undefined && (
        <div className="note row wrap between">
          <span>
            {say(auditOne, { label: history.value?.names[filter.subjectId] ?? say(auditThisOne) })}
          </span>
          <button type="button" className="quiet" onClick={() => change({ subjectId: undefined })}>
            {say(auditAll)}
          </button>
        </div>
      )}
      <Shown of={history} skeleton={<ListSkeleton />}>
        {({ entries, names, next }) => (
          <>
            {entries.length === 0 && !isAsking && (
              <Notice
                scene={isNarrowed ? 'lost' : 'soon'}
                level={2}
                title={say(isNarrowed ? auditNothing : auditEmpty)}
                actions={
                  isNarrowed && (
                    <Button variant="default" onClick={clear}>
                      {say(clearFilters)}
                    </Button>
                  )
                }
              />
            )}
            {byDay(entries).map(([day, ofDay]) => (
              <section key={day} className="stack gap-2">
                <h2 className="soft small numbers">{day}</h2>
                <ul className="card">
                  {ofDay.map((entry) => (
                    <AuditEntry key={entry.id} entry={entry} names={names} />
                  ))}
                </ul>
              </section>
            ))}
            {next !== null && (
              <Button variant="default" loading={isAsking} onClick={showMore}>
                {say(auditMore)}
              </Button>
            )}
          </>
        )}
      </Shown>
    </Screen>
  );
};
