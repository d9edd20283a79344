import { measures, type MeasureId } from '#domain/reports/measures';
import type { Say } from '#words/message';
import { units } from '#words/reports';

export const formatNumber = (value: number, decimals: number): string =>
  value.toLocaleString('en-GB', { minimumFractionDigits: 0, maximumFractionDigits: decimals });

/** Money keeps both decimals. */
export const figureParts = (id: MeasureId, value: number | null, say: Say) => {
  if (value === null) return { number: '–', unit: '' };
  const { unit, decimals } = measures[id];
  const number = value.toLocaleString('en-GB', {
    minimumFractionDigits: unit === 'baht' ? decimals : 0,
    maximumFractionDigits: decimals,
  });
  return { number, unit: say(units[unit]) };
};

export const formatFigure = (id: MeasureId, value: number | null, say: Say): string => {
  const { number, unit } = figureParts(id, value, say);
  return `${number} ${unit}`.trim();
};

type Change = { text: string; arrow: '▲' | '▼' | ''; tone: 'good' | 'bad' | 'plain' };

const NEXT_TO_NOTHING = 0.05;

/** Against the period before: per cent, and of percentages in points. Null where there is nothing to compare with. */
export const changeOf = (
  id: MeasureId,
  now: number | null,
  then: number | null,
  pointsWord: string,
): Change | null => {
  if (now === null || then === null) return null;
  const { unit, better } = measures[id];
  const inPoints = unit === 'percent';
  if (now === then) return { text: '', arrow: '', tone: 'plain' };
  if (!inPoints && then === 0) return null;
  const change = inPoints ? now - then : ((now - then) / then) * 100;
  if (Math.abs(change) < NEXT_TO_NOTHING) return { text: '', arrow: '', tone: 'plain' };
  const isMore = change > 0;
  const good = better && (better === 'more') === isMore;
  return {
    text: `${formatNumber(Math.abs(change), 1)} ${inPoints ? pointsWord : '%'}`,
    arrow: isMore ? '▲' : '▼',
    tone: better ? (good ? 'good' : 'bad') : 'plain',
  };
};
