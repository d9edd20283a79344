import type { BookingPreview } from '#contract/bookings';
import { useServices } from '../app-services';
import { useRemote } from '../remote/use-remote';
import { useStore } from '../ui/store';
import { previewsOf } from './form-remotes';

export type PreviewView = BookingPreview | 'loading' | 'failed';

/** What sending this would mean, date by date; of a change, beside the booking that it changes. */
export const usePreviews = (
  drafts: readonly object[],
  changing: string | undefined,
): readonly PreviewView[] => {
  const online = useStore(useServices().connectivity);
  // Its files are still on the device.
  const bodies = drafts.map((draft) => ({ ...draft, attachmentIds: [] })) as never[];
  const { value, shown } = useRemote(previewsOf, online ? { drafts: bodies, changing } : null);
  return drafts.map((_, place) => {
    if (!online || shown.status === 'failed') return 'failed';
    return value ? (value[place] ?? 'failed') : 'loading';
  });
};
