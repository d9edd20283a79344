import type { GatePage } from '#contract/link-pages';
import { gateRepository } from '../../db/repositories/links/gate.repository';
import { jobRepository } from '../../db/repositories/links/job.repository';
import type { LinkCall } from '../../link-call';

export const showGate = async ({
  link,
  db,
  now,
  language,
}: LinkCall): Promise<GatePage | undefined> => {
  const { siteId, name, id } = link;
  if (siteId === null || name === null) return undefined;
  const gate = gateRepository(db, language);
  return {
    face: 'gate',
    name,
    now: now.toISOString(),
    contacts: await jobRepository(db, language).contacts(['emergency', 'booking', 'vehicles']),
    out: await gate.out(siteId, now),
    in: await gate.in(siteId, now),
    cars: await gate.cars(),
    passages: await gate.passages(id, now),
  };
};
