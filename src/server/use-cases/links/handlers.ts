import type { LinkHandlers } from '../../link-call';
import { markJob } from './mark-job';
import { markPassage } from './mark-passage';
import { noteOpened, readLink } from './show-link';

/** Who answers which call of a signed link. */
export const linkHandlers: LinkHandlers = { readLink, noteOpened, markJob, markPassage };
