import { useEffect, useState } from 'react';
import type { InferInput } from 'valibot';
import type { BookingPreview, newBooking } from '#contract/bookings';
import { ApiError } from '../api/errors';
import { useServices } from '../app-services';
import { useStore } from '../ui/store';

export type PreviewView = BookingPreview | 'loading' | 'unreachable';

const nothing: BookingPreview = {
  approvers: [],
  needsApproval: false,
  urgent: false,
  fields: {},
  estimate: null,
  freeCars: null,
  overlaps: [],
};

type Known = { for: string; views: readonly PreviewView[] };

/** Nobody waits longer to be told; it is checked on arrival anyway. */
const PATIENCE_MS = 6_000;

/** What sending this would mean, date by date; of a change, beside the booking that it changes. */
export const usePreviews = (
  drafts: readonly object[],
  changing: string | undefined,
): readonly PreviewView[] => {
  const { api, connectivity } = useServices();
  const online = useStore(connectivity);
  const [known, setKnown] = useState<Known>({ for: '', views: [] });
  // Its files are still on the device.
  const wanted = JSON.stringify(drafts.map((draft) => ({ ...draft, attachmentIds: [] })));

  useEffect(() => {
    if (!online) return;
    const gone = new AbortController();
    const ask = (body: InferInput<typeof newBooking>): Promise<PreviewView> =>
      api
        .call('previewBooking', {
          query: { changing },
          body,
          signal: AbortSignal.any([gone.signal, AbortSignal.timeout(PATIENCE_MS)]),
          background: true,
        })
        .catch((error: unknown) =>
          error instanceof ApiError && error.fields
            ? { ...nothing, fields: { ...error.fields } }
            : ('unreachable' as const),
        );
    const askAll = async () => {
      // The schema was content with them; the server parses them again.
      const bodies = JSON.parse(wanted) as InferInput<typeof newBooking>[];
      const views = await Promise.all(bodies.map(ask));
      if (!gone.signal.aborted) setKnown({ for: wanted, views });
    };
    void askAll();
    return () => gone.abort();
  }, [api, online, wanted, changing]);

  if (!online) return drafts.map(() => 'unreachable');
  return known.for === wanted ? known.views : drafts.map(() => 'loading');
};
