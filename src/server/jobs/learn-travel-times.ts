import { bucketOf } from '#domain/travel/bucket';
import { estimateWay } from '#domain/travel/estimate-way';
import { learnWay } from '#domain/travel/learn-way';
import { kindIds, kinds } from '#kinds/registry';
import { learningRepository } from '../db/repositories/travel/learning.repository';
import { writeTransaction } from '../db/write-transaction';
import type { Job } from './job';

const endAtLastStop = kindIds.filter((kind) => kinds[kind].endsAtLastStop);

/** Reckoned anew from the trips of half a year: done twice, it says the same. */
export const learnTravelTimes: Job = {
  name: 'learn-travel-times',
  everySeconds: 24 * 60 * 60,
  // When few are awake.
  atMinute: 3 * 60,
  run: async ({ db, now }) => {
    const pairs = await learningRepository(db).driven(now, endAtLastStop);
    const learned = pairs.flatMap(({ fromId, toId, driven, ...places }) =>
      learnWay(
        driven.map(({ at, minutes, isHoliday }) => ({ bucket: bucketOf(at, isHoliday), minutes })),
        estimateWay(places),
      ).map((row) => ({ fromId, toId, ...row })),
    );
    await writeTransaction(db, (within) => learningRepository(within).keep(learned, now));
  },
};
