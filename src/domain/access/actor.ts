import type { LinkFace } from '../link/face';
import type { OwnFlag } from './menu-flags';

/** Who asks. `admin` is present only while the admin's status is 1. */
export type Actor = {
  personId: string;
  /** False for a supplier's dispatcher, who books nothing. */
  isEmployee: boolean;
  isApprover: boolean;
  admin?: {
    /** The kinds of booking whose administration is theirs. */
    kinds: ReadonlySet<string>;
    flags: ReadonlySet<OwnFlag>;
    providerId: string | null;
  };
};

/** Whoever opened a signed link: nobody in particular, who may do what the link is for. */
export type LinkActor = { linkId: string; face: LinkFace };
