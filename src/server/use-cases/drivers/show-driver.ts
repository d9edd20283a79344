import type { DriverDetail } from '#contract/drivers';
import type { Actor } from '#domain/access/actor';
import type { Language } from '#domain/language';
import { done, refuse, type Outcome } from '#domain/refusal';
import type { Db } from '../../db/client';
import { driverTimeRepository } from '../../db/repositories/drivers/driver-time.repository';
import { driverRepository } from '../../db/repositories/drivers/driver.repository';
import { eventRepository } from '../../db/repositories/audit/event.repository';
import { onlyProvider } from '../arranging/only-provider';
import { weeksOf } from './weeks-of';

type Reader = { actor: Actor; db: Db; now: Date; language: Language };

/** A driver as their panel shows them; to a provider only the own, without why they are away and how long they work. */
export const showDriver = async (
  id: string,
  { actor, db, now, language }: Reader,
): Promise<Outcome<DriverDetail>> => {
  const providerId = onlyProvider(actor);
  const driver = await driverRepository(db).find(id, { language, now, providerId });
  if (!driver) return refuse('not_found');
  const isOurs = providerId === null;
  const leaves = await driverTimeRepository(db).leaves(id, now, isOurs);
  const audit = await eventRepository(db).audit({ subject: 'driver', id }, language);
  const [week] = isOurs ? ((await weeksOf([id], 1, { db, now })).get(id) ?? []) : [];
  return done({ ...driver, hours: week ?? null, leaves, audit });
};
