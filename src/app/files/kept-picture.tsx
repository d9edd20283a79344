import { useEffect, useRef } from 'react';
import type { KeptFile } from './kept-files';

/** A picture that so far only this device has. */
export const KeptPicture = ({
  content,
  mediaType,
  alt = '',
}: Pick<KeptFile, 'content' | 'mediaType'> & { alt?: string }) => {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([content], { type: mediaType }));
    image.current?.setAttribute('src', url);
    return () => URL.revokeObjectURL(url);
  }, [content, mediaType]);
  return <img ref={image} alt={alt} width="100%" />;
};
