import { done, type Outcome, refuse } from '../refusal';
import type { Rider } from '../trip/standing';

/** Whoever asked to ride alone shares only when the dispatcher has been told so and says yes. */
export const mayShare = (riders: readonly Rider[], evenAlone: boolean): Outcome<null> =>
  riders.length > 1 && !evenAlone && riders.some(({ wantsAlone }) => wantsAlone)
    ? refuse('wants_alone')
    : done(null);
