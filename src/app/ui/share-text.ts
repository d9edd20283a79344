const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

type Shared = { title: string; text: string; url?: string; picture?: File | null };

/** By the phone's own sheet; where there is none, the text is copied. */
export const shareText = async ({
  title,
  text,
  url,
  picture,
}: Shared): Promise<'shared' | 'copied'> => {
  if ('share' in navigator) {
    try {
      const files = picture ? [picture] : [];
      const withPicture = picture && navigator.canShare?.({ files });
      await navigator.share({
        title,
        text,
        ...(url !== undefined && { url }),
        ...(withPicture && { files }),
      });
      return 'shared';
    } catch (error) {
      if (isAbort(error)) return 'shared';
    }
  }
  await navigator.clipboard.writeText(url === undefined ? text : `${text}\n${url}`);
  return 'copied';
};
