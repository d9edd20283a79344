import { describe, expect, it } from 'vitest';
import { forgetLooseFiles } from '../../src/server/jobs/forget-loose-files';
import { createLog } from '../../src/server/log';
import { newId } from '../../src/server/new-id';
import { insertFile, jpegOf } from './support/files';
import { now, useAdmin } from './support/use-admin';

const company = useAdmin();
const MEGABYTE = 1024 * 1024;
const DAY = 24 * 60 * 60_000;

const photo = jpegOf(Math.round(4.9 * MEGABYTE));
const upload = (clientId: string) =>
  company.send<{ id: string }>('POST', '/employee/files', {
    role: 'employee',
    body: { clientId, name: 'a.jpg', content: photo.toString('base64') },
  });
/** Twelve of 4.9 MB: there is room for no other. */
const fill = async () => {
  const ids = [];
  for (let at = 0; at < 12; at += 1)
    ids.push(await insertFile(company.db, company.idOf('employee'), { content: photo, at: now }));
  return ids;
};
const files = () => company.db.selectFrom('file').select('id').execute();
const isThere = async (id: string) => (await files()).some((file) => file.id === id);

describe('what one person stores and nothing comes of', () => {
  it('ends at 60 MB a day, says when to come back, and answers again what is there', async () => {
    const first = await upload('client-1');
    expect(first.status).toBe(200);
    await fill();
    const refused = await upload('client-2');
    expect([refused.status, refused.body.error?.code]).toEqual([429, 'uploads_used_up']);
    expect(await files()).toHaveLength(13);
    expect((await upload('client-1')).body.id).toBe(first.body.id);

    await company.db
      .updateTable('file')
      .set({ at: new Date(now.getTime() - 1.1 * DAY) })
      .execute();
    expect((await upload('client-20')).status).toBe(200);
  });

  it('does not count what a record names', async () => {
    const [first] = await fill();
    await company.db
      .updateTable('person')
      .set({ photoId: first! })
      .where('id', '=', company.idOf('employee'))
      .execute();
    expect((await upload('client-20')).status).toBe(200);
  });

  it('is gone after two weeks; what something names stays, also a change that waits', async () => {
    const by = company.idOf('employee');
    const old = { at: new Date(now.getTime() - 15 * DAY) };
    const insertOld = async () => {
      const id = await insertFile(company.db, by);
      await company.db.updateTable('file').set(old).where('id', '=', id).execute();
      return id;
    };
    const [loose, portrait, attached] = [await insertOld(), await insertOld(), await insertOld()];
    const fresh = await insertFile(company.db, by);
    await company.db.updateTable('file').set({ at: now }).where('id', '=', fresh).execute();
    await company.db
      .updateTable('person')
      .set({ photoId: portrait })
      .where('id', '=', by)
      .execute();
    const booking = await company.company.booking();
    await company.company.add('bookingAttachment', {
      bookingId: booking,
      position: 1,
      fileId: attached,
    });
    await forgetLooseFiles.run({ db: company.db, now, newId, log: createLog('silent') });
    expect(await isThere(loose)).toBe(false);
    expect([await isThere(portrait), await isThere(attached), await isThere(fresh)]).toEqual([
      true,
      true,
      true,
    ]);
  });
});
