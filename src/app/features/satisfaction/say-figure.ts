import {
  satisfactionOf,
  type SatisfactionFigure,
  type SatisfactionSums,
} from '#domain/reports/satisfaction';

/** One decimal, two for stars: as it is said on the screen, in files and on paper. */
export const sayFigure = (figure: SatisfactionFigure, sums: SatisfactionSums): string => {
  const value = satisfactionOf(figure, sums);
  if (value === null) return '–';
  return figure === 'mean' ? value.toFixed(2) : `${value.toFixed(1)} %`;
};
