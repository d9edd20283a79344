// @ts-check

const RUN = 6;
/** What stands in more places is a manner of writing. */
const MOST_PLACES = 8;

const without = (/** @type {string} */ text, /** @type {RegExp} */ part) =>
  text.replaceAll(part, (found) => found.replaceAll(/[^\n]/g, ''));

/** The lines that say something: no import, no comment, no bracket alone. @param {string} text */
const sayingLines = (text) =>
  without(without(text, /^import [^;]*?;$/gm), /\/\*[^]*?\*\//g)
    .split('\n')
    .map((line, index) => ({ words: line.trim(), number: index + 1 }))
    .filter(({ words }) => /\w/.test(words) && !words.startsWith('//'));

/**
 * The pairs of files, or places of one file, that share six lines in a row to the letter.
 * @param {readonly { file: string, text: string }[]} files
 */
export const findRepeats = (files) => {
  /** @type {Map<string, { file: string, at: number, number: number }[]>} */
  const runs = new Map();
  for (const { file, text } of files) {
    const lines = sayingLines(text);
    for (let at = 0; at + RUN <= lines.length; at += 1) {
      const run = lines.slice(at, at + RUN);
      const words = run.map((line) => line.words).join('\n');
      const places = runs.get(words) ?? [];
      places.push({ file, at, number: run[0]?.number ?? 0 });
      runs.set(words, places);
    }
  }
  /** @type {Map<string, string>} */
  const pairs = new Map();
  for (const places of runs.values()) {
    if (places.length > MOST_PLACES) continue;
    for (const [index, first] of places.entries()) {
      for (const second of places.slice(index + 1)) {
        const isOneRun = first.file === second.file && second.at - first.at < RUN;
        const pair = `${first.file} ${second.file}`;
        if (isOneRun || pairs.has(pair)) continue;
        pairs.set(pair, `${first.file}:${first.number} ~ ${second.file}:${second.number}`);
      }
    }
  }
  return [...pairs.values()];
};
