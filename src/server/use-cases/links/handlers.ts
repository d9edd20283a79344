import type { LinkHandlers } from '../../link-call';
import { markJob } from './mark-job';
import { markPassage } from './mark-passage';
import { noteOpened, readLink } from './show-link';
import { takeBack } from './take-back';

/** Who answers which call of a signed link. */
export const linkHandlers: LinkHandlers = {
  readLink,
  noteOpened,
  markJob,
  markPassage,
  takeBack,
};
