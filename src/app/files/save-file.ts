/** Hands a file over to the phone, which opens it or keeps it. */
export const saveFile = (name: string, content: Blob): void => {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari opens it a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
