import { useState } from 'react';

type Page = { next: string | null };

/** So many pages as one: each begins where the one before ends. */
export const readPages = async <P extends Page>(
  pages: number,
  readPage: (from: { after?: string }) => Promise<P>,
  join: (before: P, page: P) => P,
): Promise<P> => {
  let all = await readPage({});
  for (let page = 1; page < pages && all.next !== null; page += 1)
    all = join(all, await readPage({ after: all.next }));
  return all;
};

/** How many pages of this question are wanted; another question begins with one. */
export const usePages = (question: string) => {
  const [wanted, setWanted] = useState({ question, pages: 1 });
  const pages = wanted.question === question ? wanted.pages : 1;
  return { pages, showMore: () => setWanted({ question, pages: pages + 1 }) };
};
