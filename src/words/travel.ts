import type { Message } from './message';

/** How long ways take, as the server and the administration say it: the form of an employee is handed the sentence. */

type Usual = { from: number; to: number; trips: number };

/** Nobody drives to the minute. */
const rounded = ({ from, to }: Usual): string => {
  const [least, most] = [Math.floor(from / 5) * 5, Math.ceil(to / 5) * 5];
  return least === most ? `${least}` : `${Math.max(1, least)}–${most}`;
};

export const usualWay: Message<Usual> = {
  th: (usual) => `ปกติ ${rounded(usual)} นาที (จาก ${usual.trips} เที่ยว)`,
  en: (usual) => `Usually ${rounded(usual)} minutes (from ${usual.trips} trips)`,
};
