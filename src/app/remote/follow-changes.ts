import { refreshTopic, type LiveEvent } from '#contract/live-event';
import type { AppServices } from '../app-services';

const SOON_MS = 250;

export type Followed = Pick<AppServices, 'live' | 'connectivity' | 'language'>;

type News = {
  topics: readonly string[] | 'all';
  /** Whether a change of this row is shown here. */
  shows: (id: string) => boolean;
  laterMs?: number | undefined;
};

/** Reads again, silently, when something changed, when the network is back or the language another. Answers how to stop. */
export const followChanges = (
  { live, connectivity, language }: Followed,
  { topics, shows, laterMs }: News,
  read: () => void,
): (() => void) => {
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
    else if (topics === 'all' || topics.includes(topic))
      // Spread out: everybody's phone hears of everybody's bookings.
      readWithin(laterMs === undefined ? SOON_MS : laterMs * (1 + Math.random()));
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
