import { useEffect } from 'react';

/** Tells the style sheets of the whole page. They could look for the board themselves, at the cost of every change. */
export const usePageMark = () => {
  useEffect(() => {
    document.documentElement.dataset['page'] = 'board';
    return () => {
      delete document.documentElement.dataset['page'];
    };
  }, []);
};
