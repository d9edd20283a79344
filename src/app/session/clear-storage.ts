import { kindIds } from '#kinds/registry';
import { draftKey } from '../storage-keys';

const drafts: ReadonlySet<string> = new Set(kindIds.map(draftKey));

/** At login and after a 401: everything goes but the four form drafts. */
export const clearStorageButDrafts = (): void => {
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
  for (const key of keys) if (key !== null && !drafts.has(key)) localStorage.removeItem(key);
  sessionStorage.clear();
};

/** At logout. Drafts live on in IndexedDB, for the same person's next sign-in only. */
export const clearAllStorage = (): void => {
  localStorage.clear();
  sessionStorage.clear();
};
