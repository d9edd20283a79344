import type { MeasureId } from '#domain/reports/measures';

/** Which rows to show: of a figure, or of a moment (`peak`), within a part of the report. */
export type Drill = {
  measure: MeasureId | 'peak';
  /** What narrows the report's own question further, by the API's names. */
  within: Readonly<Record<string, string>>;
  part?: string;
};

/** As one text of the address, so that a link opens the same rows. */
export const writeDrill = ({ measure, within, part }: Drill): string =>
  new URLSearchParams({ measure, ...within, ...(part !== undefined && { part }) }).toString();

export const readDrill = (text: string): Drill => {
  const { measure = 'bookings', part, ...within } = Object.fromEntries(new URLSearchParams(text));
  return {
    measure: measure as Drill['measure'],
    within,
    ...(part !== undefined && { part }),
  };
};
