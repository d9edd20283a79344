import { tellConcerned } from '../notices/tell-people';
import type { Tools } from '../tell';

/** Whoever asked hears who decides from now on; by id, since nobody's name is kept in a notice. */
export const tellPassedOn = (
  { bookingId, cause, people }: { bookingId: string; cause: string; people: readonly string[] },
  tools: Tools,
): Promise<void> =>
  tellConcerned(tools, { type: 'passed_on', cause, facts: { to: people.join(',') } }, [bookingId]);
