import { Button } from '@mantine/core';
import { nextPage, pagesLabel, previousPage, rowCount, rowsShown } from '#words/admin-kit';
import { useSay } from '../../ui/use-say';

const PAGE_SIZE = 50;

type PagerProps = { page: number; size?: number; total: number; onPage: (page: number) => void };

/** How many there are, and the way to the others. */
export const Pager = ({ page, size = PAGE_SIZE, total, onPage }: PagerProps) => {
  const say = useSay();
  const last = Math.max(1, Math.ceil(total / size));
  if (last === 1) {
    return (
      <p className="grow soft small numbers" role="status">
        {say(rowCount, { count: total })}
      </p>
    );
  }
  const from = (page - 1) * size + 1;
  return (
    <nav className="row wrap" aria-label={say(pagesLabel)}>
      <p className="grow soft small numbers" role="status">
        {say(rowsShown, { from, to: Math.min(page * size, total), count: total })}
      </p>
      <Button variant="default" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {say(previousPage)}
      </Button>
      <Button variant="default" disabled={page >= last} onClick={() => onPage(page + 1)}>
        {say(nextPage)}
      </Button>
    </nav>
  );
};
