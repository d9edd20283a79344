import { done } from '#domain/refusal';
import type { UseCase } from '../../call';
import { driverRepository } from '../../db/repositories/drivers/driver.repository';
import { onlyProvider } from '../arranging/only-provider';
import { weeksOf } from './weeks-of';

export const listDrivers: UseCase<'listDrivers'> = async ({ actor, query, language, db, now }) => {
  const providerId = onlyProvider(actor);
  const page = await driverRepository(db).list(query, { language, now, providerId });
  if (providerId !== null) return done(page);
  const ids = page.rows.map(({ id }) => id);
  const weeks = await weeksOf(ids, 1, { db, now });
  return done({
    ...page,
    rows: page.rows.map((row) => ({ ...row, hours: weeks.get(row.id)?.[0] ?? null })),
  });
};
