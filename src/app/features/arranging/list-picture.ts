import type { ListOfDay } from './list-text';

const WIDTH = 1080;
const EDGE = 56;
const LINE = 52;
const GAP = 28;
/** Of paper, in light and dark alike: it is looked at in somebody's chat. */
const colours = { paper: '#ffffff', ink: '#1b1f24', soft: '#57606a', rule: '#d8dee4' };

type Pen = CanvasRenderingContext2D;

/** Thai is written without spaces: lines break between words as the browser knows them. */
const linesOf = (pen: Pen, text: string, width: number): string[] => {
  const words = [...new Intl.Segmenter('th', { granularity: 'word' }).segment(text)];
  const lines: string[] = [];
  let line = '';
  for (const { segment } of words) {
    if (line !== '' && pen.measureText(line + segment).width > width) {
      lines.push(line.trim());
      line = '';
    }
    line += segment;
  }
  return [...lines, line.trim()];
};

/** The list as a picture for a group chat, where long texts are folded; nothing where it cannot be drawn. */
export const listPicture = async ({ title, rows }: ListOfDay): Promise<File | null> => {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen || !('Segmenter' in Intl)) return null;
  const family = getComputedStyle(document.body).fontFamily;
  const fonts = {
    title: `700 44px ${family}`,
    time: `700 36px ${family}`,
    facts: `36px ${family}`,
  };
  pen.font = fonts.facts;
  const drawn = rows.map(({ time, facts }) => ({
    time,
    lines: linesOf(pen, facts.join(' · '), WIDTH - 2 * EDGE),
  }));
  const height = drawn.reduce((sum, { lines }) => sum + GAP * 2 + LINE * (lines.length + 1), 0);
  canvas.width = WIDTH;
  canvas.height = EDGE * 2 + LINE + height;
  pen.textBaseline = 'top';
  pen.fillStyle = colours.paper;
  pen.fillRect(0, 0, canvas.width, canvas.height);

  let y = EDGE;
  const write = (text: string, font: string, colour: string) => {
    pen.font = font;
    pen.fillStyle = colour;
    pen.fillText(text, EDGE, y);
    y += LINE;
  };
  write(title, fonts.title, colours.ink);
  for (const { time, lines } of drawn) {
    y += GAP;
    pen.fillStyle = colours.rule;
    pen.fillRect(EDGE, y, WIDTH - 2 * EDGE, 2);
    y += GAP;
    write(time, fonts.time, colours.ink);
    for (const line of lines) write(line, fonts.facts, colours.soft);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob && new File([blob], 'cars.png', { type: 'image/png' });
};
