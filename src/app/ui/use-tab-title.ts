import { useEffect } from 'react';
import { productTitle } from '#words/shell';
import { useSay } from './use-say';

/** The name of the page in the browser's tab and history, before the product's own. */
export const useTabTitle = (page?: string): void => {
  const product = useSay()(productTitle);
  const title = page === undefined ? product : `${page} · ${product}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
};
