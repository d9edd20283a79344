import type { Say } from '#words/message';
import { scanForJobs } from '#words/arranging-marks';
import { Qr } from '../../../admin-kit/qr';

/** The driver's own link, to be scanned from the paper. */
export const LinkCode = ({ token, say }: { token: string | undefined; say: Say }) =>
  token && (
    <figure className="link-code">
      <Qr text={`${location.origin}/go/${token}`} label={say(scanForJobs)} />
      <figcaption>{say(scanForJobs)}</figcaption>
    </figure>
  );
