/** What never ends fails: a browser that refuses a worker tells nobody who waits for it. */
export const inTime = async <T>(work: Promise<T>, patience: number): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not done after ${patience} ms`)), patience);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
};
