import { carReleaseRepository } from '../db/repositories/fleet/car-release.repository';
import { damageRepository } from '../db/repositories/fleet/damage.repository';
import { freeCar, lockBroken } from '../use-cases/fleet/take-out';
import { tell } from '../use-cases/tell';
import type { Job } from './job';
import { settleEach } from './settle-each';

/** Where the rules of a kind say so: a car that somebody found damaged is given to nobody before it was looked at. */
export const takeOutDamagedCars: Job = {
  name: 'take-out-damaged-cars',
  everySeconds: 10,
  run: async (tools) => {
    const due = await damageRepository(tools.db).due(tools.now);
    await settleEach(due, tools, async (id, { db, now, newId }) => {
      const damages = damageRepository(db);
      const found = await damages.find(id, now);
      if (!found) return;
      const { carId, from, until, text } = found;
      const call = { db, now, newId, language: 'th', actor: null } as const;
      await lockBroken(carId, { from, until }, call);
      await damages.lockCar(carId);
      const broken = await carReleaseRepository(db).broken(carId, { from, until }, 'th');
      const releases = broken.map((trip) => trip.id);
      const freed = await freeCar(carId, { from, until }, { releases, reason: text }, call);
      // It left meanwhile: looked at again when it is back.
      if (!freed.ok) return;
      const blackoutId = newId();
      await damages.takeOut(blackoutId, found);
      await tell(
        { db, now, newId },
        {
          by: null,
          subject: 'car',
          id: carId,
          action: 'take-out',
          reason: text,
          after: { blackoutId, type: 'repair', from, until },
        },
      );
    });
  },
};
