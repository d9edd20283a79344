import { useState } from 'react';

type Page = { next: string | null };

/** So many pages as one: each begins where the one before ends. */
export const readPages = async <P extends Page>(
  pages: number,
  readPage: (from: { after?: string }) => Promise<P>,
  join: (before: P, page: P) => P,
): Promise<P> => {
  let pagesSoFar = await readPage({});
  for (let page = 1; page < pages && pagesSoFar.next !== null; page += 1)
    pagesSoFar = join(pagesSoFar, await readPage({ after: pagesSoFar.next }));
  return pagesSoFar;
};

/** How many pages of this question are wanted; another question begins with one. */
export const usePages = (question: string) => {
  const [wanted, setWanted] = useState({ question, pages: 1 });
  const pages = wanted.question === question ? wanted.pages : 1;
  return { pages, showMore: () => setWanted({ question, pages: pages + 1 }) };
};
