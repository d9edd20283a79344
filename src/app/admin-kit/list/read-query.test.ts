import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { anyOf, listQuery } from '#contract/list';
import { listSearch, type ListSearch } from './list-search';
import { isFiltered, readQuery } from './read-query';

const query = listQuery(['name', 'at'], { status: anyOf(['open', 'done']) });

describe('what the address says', () => {
  it('is kept when it is text or a number, and the shell’s own dialog is left to the shell', () => {
    expect(
      listSearch({ q: 'a', page: 2, open: 'x', dialog: 'contact', odd: { a: 1 }, none: null }),
    ).toEqual({ q: 'a', page: 2, open: 'x' });
  });

  it('is asked of the API as far as the list knows it', () => {
    const search = {
      q: 123,
      status: 'open,lost',
      sort: '-at',
      page: 2,
      size: 500,
      from: '2026-02-30',
      to: '2026-02-28',
      open: 'x',
    };
    // People type addresses.
    expect(readQuery({ query }, search as object as ListSearch)).toEqual({
      q: '123',
      sort: '-at',
      page: '2',
      to: '2026-02-28',
    });
  });

  it('filters unless it only orders and turns pages', () => {
    expect(isFiltered({ sort: 'at', page: '2', size: '10' })).toBe(false);
    expect(isFiltered({ status: 'open' })).toBe(true);
  });
});

describe('a list’s query', () => {
  it('begins with the first order and the first page', () => {
    expect(v.parse(query, {})).toEqual({ q: '', sort: 'name', page: 1, size: 50 });
    expect(v.parse(query, { status: 'open,done' }).status).toEqual(['open', 'done']);
  });

  it.each([{ sort: 'size' }, { page: '0' }, { size: '201' }, { page: '1.5' }, { status: '' }])(
    'refuses %j',
    (typed) => {
      expect(v.safeParse(query, typed).success).toBe(false);
    },
  );
});
