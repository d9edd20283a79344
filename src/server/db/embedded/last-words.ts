const label = /^.*?\b(?:fatal|panic|error):\s*/i;

/** The one line of a failed program's output, or of its log, that says why. */
export const lastWords = (output: string): string => {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const telling = lines.findLast((line) => label.test(line)) ?? lines.at(-1) ?? 'it said nothing';
  return telling.replace(label, '').trim().replace(/\.$/, '');
};
