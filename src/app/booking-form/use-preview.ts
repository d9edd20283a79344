import type { BookingPreview } from '#contract/bookings';
import { useServices } from '../app-services';
import { useRemote } from '../remote/use-remote';
import { useStore } from '../ui/store';
import { useSettled } from '../ui/use-settled';
import { previewsOf } from './form-remotes';

export type PreviewView = BookingPreview | 'loading' | 'failed';

/** Nobody is asked in the middle of a word. */
const PAUSE_MS = 250;

/** What sending this would mean, date by date; of a change, beside the booking that it changes. */
export const usePreviews = (drafts: readonly object[], changing: string | undefined) => {
  const online = useStore(useServices().connectivity);
  // Its files are still on the device.
  const bodies = drafts.map((draft) => ({ ...draft, attachmentIds: [] })) as never[];
  const wanted = JSON.stringify(bodies);
  const isSettled = useSettled(wanted, PAUSE_MS) === wanted;
  const isAsked = online && isSettled && bodies.length > 0;
  const { value, shown } = useRemote(previewsOf, isAsked ? { drafts: bodies, changing } : null);
  const previews = drafts.map((_, place): PreviewView => {
    if (!online || (isSettled && shown.status === 'failed')) return 'failed';
    return isSettled && value ? (value[place] ?? 'failed') : 'loading';
  });
  return { previews, isAsking: previews.includes('loading') };
};
