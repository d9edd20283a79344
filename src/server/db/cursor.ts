import { sql, type RawBuilder } from 'kysely';

/** Where a page of a list by time ended: the moment and the id of its last row. */
export type Place = { at: string; id: string };

const CURSOR =
  /^((?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}(?:\d{3})?Z)_([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$/;

/** Of a day that no calendar has, JavaScript makes another. */
const isMoment = (text: string): boolean => {
  const moment = new Date(text);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 19) === text.slice(0, 19);
};

export const cursorOf = (at: Date, id: string): string => `${at.toISOString()}_${id}`;

/** Undefined for a place in a list that this server never named. */
export const readCursor = (cursor: string): Place | undefined => {
  const [, at, id] = CURSOR.exec(cursor) ?? [];
  return at === undefined || id === undefined || !isMoment(at) ? undefined : { at, id };
};

/** To be compared with the moment and the id of a row. */
export const asRow = ({ at, id }: Place): RawBuilder<unknown> =>
  sql`(${at}::timestamptz, ${id}::uuid)`;
