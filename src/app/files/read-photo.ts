import { base64Of } from './base64';
import { jpegName, shrinkPhoto } from './shrink-photo';

export const readPhoto = async (file: File): Promise<{ name: string; content: string }> => ({
  name: jpegName(file.name),
  content: await base64Of(await shrinkPhoto(file)),
});
