import type { Language } from '#domain/language';
import { quickReasons as approvals } from './approvals';
import { quickReasons as arranging } from './arranging-reasons';
import { lateCancelReasons } from './booking-detail';
import { carPartNames, damageNames } from './damage';
import { checkNames } from './link-page';
import type { Message } from './message';

const ready: readonly Message[] = [
  ...Object.values(approvals),
  ...Object.values(arranging),
  lateCancelReasons,
].flat();

/** What may be pointed at on the outline of a car; several are written one after another. */
const damages = Object.values(damageNames).flatMap((what) =>
  Object.values(carPartNames).map((part) => ({
    th: `${what.th}: ${part.th}`,
    en: `${what.en}: ${part.en}`,
  })),
);

const find = (among: readonly Message[], written: string): Message | undefined =>
  among.find(({ th, en }) => th === written || en === written);

/** What a driver found not to be in order before setting out. */
const checks = Object.values(checkNames);

const readList = (
  among: readonly Message[],
  written: string,
  language: Language,
): string | undefined => {
  const found = written.split(', ').map((part) => find(among, part));
  return found.every((part) => part !== undefined)
    ? found.map((part) => part[language]).join(', ')
    : undefined;
};

/** What was chosen and not typed, in its reader's language, whoever chose it in another; what somebody typed stays as it is. */
export const readReason = <T extends string | null>(written: T, language: Language): T | string => {
  if (written === null) return written;
  return (
    find(ready, written)?.[language] ??
    readList(damages, written, language) ??
    readList(checks, written, language) ??
    written
  );
};
