import type { ArrangeTrip } from '#contract/arranging';
import { formatDateTime } from '#domain/dates/format-bangkok';
import { undone } from '#words/arranging';
import {
  acceptedNow,
  declinedNow,
  departedNow,
  earlyQuestion,
  pinnedNow,
  releasedNow,
  takenBackNow,
  unpinnedNow,
} from '#words/arranging-done';
import { depart } from '#words/arranging-trip';
import { useServices } from '../../../app-services';
import { useSay } from '../../../ui/use-say';
import type { Arranging } from '../arranging-context';
import { targetName } from '../texts';

/** Who leaves so long before the plan is asked: it may be another trip that was meant. */
const EARLY_MS = 60 * 60_000;

/** How a trip leaves whoever has it, and the sentence that says so. */
export const endings = {
  release: ['releaseTrip', releasedNow],
  withdraw: ['withdrawTrip', takenBackNow],
  decline: ['declineTrip', declinedNow],
} as const;

/** What one tap does with a trip, and what is said of it. */
export const useTripChanges = (trip: ArrangeTrip, { kind, act, ask, open }: Arranging) => {
  const say = useSay();
  const { id, version } = trip;
  const what = targetName({ type: 'trip', id, trip }, say);
  const { api } = useServices();
  const params = { kind, id };
  return {
    accept: () =>
      act(say(acceptedNow, { what }), (idempotencyKey) =>
        api.call('acceptTrip', { params, body: {}, version, idempotencyKey }),
      ),
    lock: (locked: boolean) =>
      act(say(locked ? pinnedNow : unpinnedNow, { what }), (idempotencyKey) =>
        api.call('lockTrip', { params, body: { locked }, version, idempotencyKey }),
      ),
    depart: async () => {
      const early = Date.parse(trip.startsAt) - Date.now() > EARLY_MS;
      const at = formatDateTime(trip.startsAt);
      const question = { title: say(depart), text: say(earlyQuestion, { at }), yes: say(depart) };
      if (early && !(await ask(question))) return;
      await act(say(departedNow, { what }), (idempotencyKey) =>
        api.call('departTrip', { params, body: {}, version, idempotencyKey }),
      );
    },
    takeBack: (changeId: string) =>
      act(say(undone), (idempotencyKey) =>
        api.call('undoArranging', { params: { kind }, body: { changeId }, idempotencyKey }),
      ),
    /** Afterwards it is no trip of whoever did it any more, or waits for a car like a new one. */
    withReason: async (how: keyof typeof endings, reason: string) => {
      const [name, sentence] = endings[how];
      const done = await act(say(sentence, { what }), (idempotencyKey) =>
        api.call(name, { params, body: { reason }, version, idempotencyKey }),
      );
      if (done) open(null);
    },
  };
};
