/** Section 9 of the specification. */
const QUALITY = 0.75;
const LONGEST_SIDE = 2000;

const base64Of = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const address = typeof reader.result === 'string' ? reader.result : '';
      resolve(address.split(',')[1] ?? '');
    });
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(blob);
  });

/** A photo as it is sent: as large as needed to be read, and no larger. */
export const readPhoto = async (file: File): Promise<{ name: string; content: string }> => {
  const image = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
  if (!blob) throw new Error('This browser cannot write the photo');
  return { name: file.name.replace(/\.\w+$/, '') + '.jpg', content: await base64Of(blob) };
};
