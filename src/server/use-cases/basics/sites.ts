import { namesBySite } from '#contract/basics';
import { done } from '#domain/refusal';
import { nameSites } from '#words/sites';
import type { UseCase } from '../../call';
import type { Db } from '../../db/client';
import { siteRepository } from '../../db/repositories/basics/site.repository';
import { openRow } from '../open-row';
import { saveChange } from '../save-change';

/** What this process says of the sites is what the company says; a silent database changes nothing. */
export const takeSiteNames = (db: Db): Promise<void> =>
  siteRepository(db)
    .list()
    .then((sites) => nameSites(namesBySite(sites)))
    .catch(() => undefined);

export const readSites: UseCase<'readSites'> = async ({ db }) =>
  done(await siteRepository(db).list());

export const nameSite: UseCase<'nameSite'> = async (call) => {
  const { params, body, db } = call;
  const sites = siteRepository(db);
  const about = { subject: 'site', name: params.site } as const;
  const opened = await openRow(call, about, await sites.lock(params.site));
  if (!opened.ok) return opened;
  const { nameTh, nameEn } = opened.value;
  const change = {
    action: 'change',
    subject: 'site',
    before: { site: params.site, nameTh, nameEn },
    after: { site: params.site, ...body },
  } as const;
  await saveChange(call, change, () => sites.name(params.site, body));
  return done(await sites.list());
};
