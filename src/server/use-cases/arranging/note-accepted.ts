import type { Answer, Call } from '../../call';
import {
  type Accepted,
  arrangingChangeRepository,
} from '../../db/repositories/arranging/arranging-change.repository';

/** So that a proposal knows, once the change is taken back, what of it is used no longer. */
export const noteAccepted = async (
  { db }: Pick<Call, 'db'>,
  { undo }: Answer<'assignTrip'>,
  accepted: Accepted,
): Promise<void> => {
  if (undo) await arrangingChangeRepository(db).accepts(undo.changeId, accepted);
};
