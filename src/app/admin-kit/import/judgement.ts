/** What a file would do, or did. `lines` are those of the file, as a spreadsheet counts them. */
export type Judgement = {
  rows: number;
  /** How many are wrong; nothing is imported while any is. */
  wrong: number;
  isDone: boolean;
  problems: readonly { line: number; name?: string; text: string }[];
  preview: { headings: readonly string[]; rows: readonly (readonly string[])[] };
  /** What it would do in all, line by line. */
  summary?: readonly string[];
  refused?: string;
};

/** Reads and judges a file; with `save` it is imported too. */
export type Judge = (text: string, save: boolean) => Promise<Judgement>;
