// @ts-check

/** @type {(seconds: number) => string} */
export const inSeconds = (seconds) => `${seconds.toFixed(1)} s`;

/**
 * One line on standard error: what is being done, then how long it took. Standard output stays for results.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export const withProgress = async (what, work) => {
  const started = performance.now();
  process.stderr.write(`  ${what}… `);
  try {
    const result = await work();
    process.stderr.write(`${inSeconds((performance.now() - started) / 1000)}\n`);
    return result;
  } catch (error) {
    process.stderr.write('failed\n');
    throw error;
  }
};
