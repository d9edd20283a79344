const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

type Shared = { title: string; text: string; url?: string; files?: File[] };

/** By the phone's own sheet; where there is none, the text is copied. */
export const shareText = async (shared: Shared): Promise<'shared' | 'copied'> => {
  if ('share' in navigator) {
    try {
      await navigator.share(shared);
      return 'shared';
    } catch (error) {
      if (isAbort(error)) return 'shared';
    }
  }
  const { text, url } = shared;
  await navigator.clipboard.writeText(url === undefined ? text : `${text}\n${url}`);
  return 'copied';
};
