/** Section 9 of the specification. */
const QUALITY = 0.75;
const LONGEST_SIDE = 2000;

/** A photo as large as needed to be read, and no larger; written anew, it says no more where it was taken. */
export const shrinkPhoto = async (file: Blob): Promise<Blob> => {
  const image = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('This browser cannot draw');
  // What is transparent would be black.
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
  if (!blob) throw new Error('This browser cannot write the photo');
  return blob;
};

export const jpegName = (name: string): string => `${name.replace(/\.\w+$/, '')}.jpg`;
