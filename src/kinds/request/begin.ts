import { parseThaiPhone } from '#domain/thai/phone';
import type { CommonDraft } from './draft';
import type { BeginFacts } from './facts';

/** Who asks, and for what as last time; the people and the papers are of each trip anew. */
export const beginCommon = ({ me, last }: BeginFacts<CommonDraft>): CommonDraft => ({
  forWhom: { type: 'myself' },
  contactPhone: (me.phone && parseThaiPhone(me.phone)) ?? last?.contactPhone ?? null,
  costCentreId: me.costCentreId ?? last?.costCentreId ?? null,
  purposeCode: last?.purposeCode ?? null,
  purposeText: last?.purposeText ?? null,
  note: null,
  attachmentIds: [],
  urgentReason: null,
  groupId: null,
  companions: [],
});
