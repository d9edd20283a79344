import { onTestFinished } from 'vitest';
import { type Address, openDatabase } from '../../../src/server/db/client';
import { openLiveHub } from '../../../src/server/live/live-hub';

/** The topics that whoever looks on hears of, from here to the end of the test. */
export const hearLive = (address: Address): string[] => {
  const database = openDatabase(address, { poolSize: 2 });
  const live = openLiveHub(database);
  onTestFinished(async () => {
    await live.close();
    await database.close();
  });
  const topics: string[] = [];
  live.subscribe(({ topic }) => topics.push(topic));
  return topics;
};
