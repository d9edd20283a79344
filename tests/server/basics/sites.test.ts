import { expect, it } from 'vitest';
import type { SiteList } from '#contract/basics';
import { nameSites, siteNames } from '#words/sites';
import { useAdmin } from '../support/use-admin';

const admin = useAdmin();
const before = structuredClone(siteNames);

it('calls a site what the company calls it: in the settings of every page, in the history, and in all that is said from then on', async () => {
  const { body: sites } = await admin.get<SiteList>('/admin/sites');
  const nava = sites.find(({ id }) => id === 'nava');
  expect(nava).toMatchObject({ nameTh: before.nava.th, nameEn: before.nava.en });
  const names = { nameTh: 'โรงงานบางปะอิน', nameEn: 'Bang Pa-in plant' };
  const version = nava?.version ?? 0;
  await admin.send('PUT', '/admin/sites/nava/name', { body: names, version });
  expect((await admin.get<SiteList>('/admin/sites')).body).toContainEqual(
    expect.objectContaining({ id: 'nava', ...names }),
  );
  expect(await admin.events('site')).toContainEqual(
    expect.objectContaining({ action: 'change', after: { site: 'nava', ...names } }),
  );
  const settings = async () => {
    const answer = await admin.server.app().request('/config.json');
    return ((await answer.json()) as { sites: typeof siteNames }).sites;
  };
  // The first page may still hear the older name, as a process does that another one was told.
  await expect.poll(async () => (await settings()).nava.en).toBe(names.nameEn);
  expect((await settings()).amata).toEqual(before.amata);
  expect(siteNames.nava.th).toBe(names.nameTh);
  nameSites(before);
});

it('asks for both names, and keeps what somebody else wrote meanwhile', async () => {
  const path = '/admin/sites/amata/name';
  const empty = { body: { nameTh: ' ', nameEn: 'Amata' }, version: 1 };
  expect((await admin.send('PUT', path, empty)).body.error).toMatchObject({
    code: 'invalid_input',
    fields: { nameTh: 'required' },
  });
  const stale = { body: { nameTh: 'อมตะ', nameEn: 'Amata' }, version: 99 };
  expect((await admin.send('PUT', path, stale)).body.error).toMatchObject({
    code: 'changed_meanwhile',
  });
});
