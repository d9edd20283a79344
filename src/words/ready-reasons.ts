import type { Language } from '#domain/language';
import { quickReasons as approvals } from './approvals';
import { quickReasons as arranging } from './arranging-reasons';
import { lateCancelReasons } from './booking-detail';

const ready = [...Object.values(approvals), ...Object.values(arranging), lateCancelReasons].flat();

/** A ready-made reason in its reader's language, whoever chose it in another; what somebody typed stays as it is. */
export const readReason = <T extends string | null>(written: T, language: Language): T | string =>
  ready.find(({ th, en }) => th === written || en === written)?.[language] ?? written;
