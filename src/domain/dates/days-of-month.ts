import { addDays, type Day } from './bangkok-time';

/** From `2026-11`: its first and last day. */
export const daysOfMonth = (month: string): { from: Day; to: Day } => {
  const from = `${month}-01`;
  const next = addDays(from, 31).slice(0, 7);
  return { from, to: addDays(`${next}-01`, -1) };
};
