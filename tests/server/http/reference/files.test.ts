import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../../src/server/new-id';
import { useTestDatabase } from '../../../setup/test-database';
import { at, companyIn, period } from '../../schema/company';
import { insertFile, jpeg, jpegOf, pdf, png } from '../../support/files';
import { insertPeople, type Role } from '../../support/people';
import { useTestServer } from '../../support/test-server';

const database = useTestDatabase();
const { request } = useTestServer(database);
const company = () => companyIn(database.db);
const MB = 1024 * 1024;
let ids: Record<string, string>;

const upload = (more: object = {}, role: Role = 'employee') =>
  request(role, '/employee/files', {
    method: 'POST',
    body: { clientId: 'photo-0001', name: 'ใบขับขี่.jpg', content: jpeg.toString('base64'), ...more },
  });

const read = (id: unknown, role: Role = 'employee') =>
  request(role, `/employee/files/${String(id)}`);

const count = async () => {
  const rows = await database.db.selectFrom('file').select('id').execute();
  return rows.length;
};

beforeEach(async () => {
  ids = await insertPeople(database.db);
});

describe('storing a file', () => {
  it.each([
    ['image/jpeg', jpeg],
    ['image/png', png],
    ['application/pdf', pdf],
  ])('knows %s by its content, whatever its name', async (mediaType, content) => {
    const stored = await upload({ name: 'anything.exe', content: content.toString('base64') });
    expect([stored.status, stored.body]).toEqual([200, { id: expect.any(String), mediaType }]);
    expect((await read(stored.body['id'])).body).toEqual({
      id: stored.body['id'],
      mediaType,
      name: 'anything.exe',
      content: content.toString('base64'),
    });
  });

  it.each([
    ['a page', Buffer.from('<script>alert(1)</script>').toString('base64'), 'wrong_type'],
    ['a GIF', Buffer.from('GIF89a').toString('base64'), 'wrong_type'],
    ['no base64', 'รูปถ่าย', 'wrong_type'],
    ['base64 and more', `${jpeg.toString('base64')}\n`, 'wrong_type'],
    ['nothing', '', 'required'],
    ['a number', 7, 'required'],
  ])('refuses %s', async (_, content, problem) => {
    const answer = await upload({ content });
    expect([answer.status, answer.body.error?.fields]).toEqual([400, { content: problem }]);
    expect(await count()).toBe(0);
  });

  it('takes five megabytes and no byte more', async () => {
    const largest = jpegOf(5 * MB);
    expect((await upload({ content: largest.toString('base64') })).status).toBe(200);
    const larger = jpegOf(5 * MB + 1).toString('base64');
    const refused = await upload({ clientId: 'photo-0002', content: larger });
    expect([refused.status, refused.body.error?.fields]).toEqual([400, { content: 'too_large' }]);
    const far = await upload({ clientId: 'photo-0003', content: 'A'.repeat(8 * MB) });
    expect([far.status, far.body.error?.code]).toEqual([413, 'too_large']);
  });

  it('keeps nothing behind the picture’s end, and no picture that is only its beginning', async () => {
    const page = Buffer.concat([jpeg, Buffer.from('<script>')]);
    const stored = await upload({ content: page.toString('base64') });
    const { body } = await read(stored.body['id']);
    expect(body['content']).toBe(jpeg.toString('base64'));
    const cut = jpeg.subarray(0, 20).toString('base64');
    const refused = await upload({ clientId: 'photo-0002', content: cut });
    expect(refused.body.error?.fields).toEqual({ content: 'wrong_type' });
  });

  it('when sent again, also at once, is the same file', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload()));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await count()).toBe(1);
  });

  it('when another content comes under the same id, refuses', async () => {
    await upload();
    const other = await upload({ content: png.toString('base64') });
    expect([other.status, other.body.error?.code]).toEqual([422, 'key_reused']);
  });

  it('when another person uses the same id, it is theirs', async () => {
    const mine = await upload();
    const theirs = await upload({ content: png.toString('base64') }, 'approver');
    expect(theirs.status).toBe(200);
    expect(theirs.body['id']).not.toBe(mine.body['id']);
  });

  it.each([
    [{ clientId: 'short' }, 'clientId', 'invalid'],
    [{ clientId: 'รหัสของรูปถ่าย' }, 'clientId', 'invalid'],
    [{ name: ' ' }, 'name', 'required'],
    [{ name: 'x'.repeat(201) }, 'name', 'too_long'],
    [{ name: 'a\0b' }, 'name', 'invalid'],
  ])('with %o is refused', async (wrong, field, problem) => {
    expect((await upload(wrong)).body.error?.fields).toEqual({ [field]: problem });
  });
});

describe('reading a file', () => {
  const attached = async (more: object = {}) => {
    const requesterId = await company().person();
    const file = await insertFile(database.db, requesterId);
    const booking = await company().booking({ requesterId, ...more });
    await company().add('bookingAttachment', {
      bookingId: booking,
      position: 1,
      fileId: file,
    });
    return { file, booking };
  };

  it('of a stranger is as if it were not there', async () => {
    const { file } = await attached();
    const refused = await read(file);
    expect([refused.status, refused.body.error?.code]).toEqual([404, 'not_found']);
    expect((await read(newId())).status).toBe(404);
    expect((await read('1')).status).toBe(400);
  });

  it('is for the admins of its kind only', async () => {
    const { file } = await attached();
    expect((await read(file, 'admin')).status).toBe(200);
    expect((await read(file, 'one-kind admin')).status).toBe(404);
    const amata = await attached({ kind: 'bookingwithdriveramata' });
    expect((await read(amata.file, 'one-kind admin')).status).toBe(200);
  });

  it('is for the traveller and the passengers', async () => {
    const { file, booking } = await attached();
    await company().add('passenger', {
      id: newId(),
      bookingId: booking,
      position: 0,
      personId: ids['employee'] ?? '',
    });
    expect((await read(file)).status).toBe(200);
    const forMe = await attached({ travellerId: ids['employee'] });
    expect((await read(forMe.file)).status).toBe(200);
  });

  it('is for whoever decides about it, and for their stand-in while it lasts', async () => {
    const { file, booking } = await attached({ status: 'pending' });
    const [revision, approval, decider] = [newId(), newId(), ids['approver'] ?? ''];
    await company().add('bookingRevision', {
      id: revision,
      bookingId: booking,
      number: 1,
      status: 'pending',
      byId: decider,
      at: at(0),
    });
    await company().add('approval', {
      id: approval,
      revisionId: revision,
      bookingId: booking,
      level: 1,
      status: 'waiting',
      waitingSince: at(0),
    });
    await company().add('approvalDecider', { approvalId: approval, personId: decider });
    expect((await read(file, 'approver')).status).toBe(200);
    expect((await read(file)).status).toBe(404);
    await company().add('delegation', {
      id: newId(),
      fromId: decider,
      toId: ids['employee'] ?? '',
      period: '[2020-01-01,2099-01-01)',
      createdAt: at(0),
    });
    expect((await read(file)).status).toBe(200);
    await database.db
      .updateTable('delegation')
      .set({ revokedAt: at(0) })
      .execute();
    expect((await read(file)).status).toBe(404);
  });

  it('of a car is for every employee', async () => {
    const photo = await insertFile(database.db, ids['admin'] ?? '');
    await company().car({ photoId: photo });
    expect((await read(photo)).status).toBe(200);
    expect((await read(photo, 'supplier')).status).toBe(403);
  });

  it('of a handover is for the people of its booking', async () => {
    const trip = await company().trip();
    const mine = ids['employee'] ?? '';
    await company().booking({ tripId: trip, requesterId: mine });
    const assignment = await company().assign({ car: await company().car(), trip }, period(2, 6));
    const handover = await company().add('handover', {
      id: newId(),
      assignmentId: assignment,
      type: 'collect',
      at: at(2),
      byId: mine,
      km: 1,
      fuelEighths: 8,
      keyHanded: true,
    });
    const fileId = await insertFile(database.db, ids['admin'] ?? '');
    await company().add('handoverPhoto', { handoverId: handover, position: 1, fileId });
    expect((await read(fileId)).status).toBe(200);
    expect((await read(fileId, 'approver')).status).toBe(404);
  });
});
