import type { KindId } from '#kinds/registry';
import type { Language } from '#domain/language';
import { done, refuse, type Outcome } from '#domain/refusal';
import type { CarDetail } from '#contract/fleet';
import type { Db } from '../../db/client';
import { carPartRepository } from '../../db/repositories/fleet/car-part.repository';
import { carRepository } from '../../db/repositories/fleet/car.repository';
import { troubleRepository } from '../../db/repositories/links/trouble.repository';
import { handoverRepository } from '../../db/repositories/trips/handover.repository';
import { eventRepository } from '../../db/repositories/audit/event.repository';

type Reader = { db: Db; now: Date; language: Language };

export const showCar = async (
  id: string,
  kind: KindId,
  { db, now, language }: Reader,
): Promise<Outcome<CarDetail>> => {
  const car = await carRepository(db).find(id, kind, { language, now });
  if (!car) return refuse('not_found');
  const parts = await carPartRepository(db).ofCar(id, now, language);
  const troubles = await troubleRepository(db).ofCar(id, now, language);
  const damage = await handoverRepository(db).damageOf(id);
  const audit = await eventRepository(db).audit({ subject: 'car', id }, language);
  return done({ ...car, ...parts, troubles, damage, audit });
};
