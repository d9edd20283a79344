import { useEffect, useState } from 'react';
import type { InferInput } from 'valibot';
import type { BookingPreview, newBooking } from '#contract/bookings';
import { ApiError } from '../api/errors';
import { useServices } from '../app-services';

export type PreviewView = BookingPreview | 'loading' | 'unreachable';

/** What sending this would mean, asked once for a draft that is looked at. */
export const usePreview = (draft: object): PreviewView => {
  const { api } = useServices();
  const [view, setView] = useState<PreviewView>('loading');

  useEffect(() => {
    const gone = new AbortController();
    const ask = async () => {
      // The schema was content with it; the server parses it again. Its files are still on the device.
      const body = { ...draft, attachmentIds: [] } as unknown as InferInput<typeof newBooking>;
      const preview = await api
        .call('previewBooking', { body, signal: gone.signal, background: true })
        .catch((error: unknown) =>
          error instanceof ApiError && error.fields
            ? { ...nothing, fields: { ...error.fields } }
            : ('unreachable' as const),
        );
      if (!gone.signal.aborted) setView(preview);
    };
    void ask();
    return () => gone.abort();
  }, [api, draft]);

  return view;
};

const nothing: BookingPreview = {
  approvers: [],
  needsApproval: false,
  urgent: false,
  fields: {},
  estimate: null,
  overlaps: [],
};
