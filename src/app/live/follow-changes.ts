import { refreshTopic, type LiveEvent } from '#contract/live-event';
import type { AppServices } from '../app-services';

export type Services = Pick<AppServices, 'api' | 'cache' | 'live' | 'connectivity' | 'language'>;

const SOON_MS = 250;
const LATER_MS = 15_000;

type Following = {
  services: Pick<Services, 'live' | 'connectivity' | 'language'>;
  /** Whether a change of this booking is shown here. */
  shows: (bookingId: string) => boolean;
  /** A change of others may have brought a new row, so it is worth a look too, but not at once. */
  looksAtOthers: boolean;
  /** How long such a look may wait at least, where somebody waits for it. */
  laterMs?: number;
  read: () => void;
};

/** Reads again, silently, when something changed, when the network is back or the language another. Answers how to stop. */
export const followChanges = ({
  services,
  shows,
  looksAtOthers,
  laterMs = LATER_MS,
  read,
}: Following): (() => void) => {
  const { live, connectivity, language } = services;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Infinity;

  const readWithin = (milliseconds: number) => {
    const at = Date.now() + milliseconds;
    if (at >= due) return;
    due = at;
    clearTimeout(timer);
    timer = setTimeout(() => {
      due = Infinity;
      read();
    }, milliseconds);
  };

  const hear = ({ topic, id }: LiveEvent) => {
    if (topic === refreshTopic || (id !== undefined && shows(id))) readWithin(SOON_MS);
    // Spread out: everybody's phone hears of everybody's bookings.
    else if (looksAtOthers) readWithin(laterMs * (1 + Math.random()));
  };

  const stops = [
    live.subscribe(hear),
    connectivity.subscribe(() => {
      if (connectivity.get()) readWithin(0);
    }),
    // Places and people have two spellings.
    language.value.subscribe(() => readWithin(0)),
  ];
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
};
