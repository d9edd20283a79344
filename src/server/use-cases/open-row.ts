import { done, refuse, type Outcome } from '#domain/refusal';
import type { Call } from '../call';
import { eventRepository, type About } from '../db/repositories/audit/event.repository';

export type Opening = Pick<Call, 'db' | 'language' | 'version'>;

/** Who changed it meanwhile, for whoever read an older version. */
export const refuseStale = async (
  { db, language }: Omit<Opening, 'version'>,
  about: About,
  version: number,
  what?: string,
): Promise<Outcome<never>> => {
  const conflict = await eventRepository(db).lastChange(about, version, language);
  return refuse('changed_meanwhile', conflict && { conflict: { ...conflict, what } });
};

/**
 * The row of a change, locked, as it was when it was read; a call without a version takes it however it stands. What
 * somebody may not see is not there, and not everybody who sees it may change it.
 */
export const openRow = async <Row extends { version: number }>(
  call: Opening,
  about: About,
  row: Row | undefined,
  mayChange: (row: Row) => boolean = () => true,
): Promise<Outcome<Row>> => {
  if (!row) return refuse('not_found');
  if (!mayChange(row)) return refuse('not_allowed');
  const isAsRead = call.version === undefined || call.version === row.version;
  return isAsRead ? done(row) : refuseStale(call, about, row.version);
};
