const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

type Shared = { title: string; text: string; url?: string };

/** By the phone's own sheet; where there is none, the text is copied. */
export const shareText = async ({ title, text, url }: Shared): Promise<'shared' | 'copied'> => {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, text, ...(url !== undefined && { url }) });
      return 'shared';
    } catch (error) {
      if (isAbort(error)) return 'shared';
    }
  }
  await navigator.clipboard.writeText(url === undefined ? text : `${text}\n${url}`);
  return 'copied';
};
