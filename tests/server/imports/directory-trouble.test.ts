import { describe, expect, it } from 'vitest';
import type { DirectoryState } from '#contract/directory';
import { graphUser, openGraphPlatform, type GraphPlatform } from '../support/graph-platform';
import { useDirectory, type DirectoryChange } from '../support/use-directory';

const { admin, setUp, plan, takeOver, employees } = useDirectory();

describe('a night', () => {
  const nightly = (on: boolean) =>
    admin.send<DirectoryState>('PUT', '/admin/directory/nightly', { body: { on } });
  const state = async () => (await admin.get<DirectoryState>('/admin/directory')).body;

  it('takes over what has changed only where an admin wants it, who has saved it by hand before', async () => {
    const platform = await openGraphPlatform();
    platform.put(graphUser(1), graphUser(2));
    const directory = await setUp(platform);
    await directory.read();
    expect((await nightly(true)).body.error?.fields).toEqual({ directory: 'not_saved_yet' });
    await takeOver(directory);
    platform.put({ id: graphUser(2).id, surname: 'Married' }, graphUser(3));
    await directory.night();
    expect(await employees()).toHaveLength(2);

    expect((await nightly(true)).body.nightly).toEqual({ by: 'สมชาย ใจดี', heldBack: null });
    await directory.night();
    expect(await employees()).toMatchObject([{}, { surname: 'Married' }, { no: 'D00003' }]);
    expect((await admin.events('import')).at(-1)).toMatchObject({
      byId: null,
      after: { target: 'directory', added: 1, changed: 1 },
    });
    expect(
      (await admin.events('directory')).map(({ action, byId }) => [action, byId === null]),
    ).toEqual([
      ['pull', false],
      ['pull', false],
      ['change', false],
      ['pull', true],
    ]);
    await nightly(false);
    platform.remove(graphUser(3).id);
    await directory.night();
    expect((await employees()).at(-1)).toMatchObject({ status: 'active' });
  });

  it('in which too many would leave, or whose admin is none any more, changes nobody and says so', async () => {
    const platform = await openGraphPlatform();
    platform.put(...Array.from({ length: 8 }, (_, index) => graphUser(index + 1)));
    const directory = await setUp(platform);
    await takeOver(directory);
    await nightly(true);
    for (let n = 1; n <= 6; n += 1) platform.remove(graphUser(n).id);
    await directory.night();
    expect((await employees()).every(({ status }) => status === 'active')).toBe(true);
    expect((await state()).nightly?.heldBack).toBe('many_leave');
    expect(await plan()).toMatchObject({ leaving: 6 });

    await admin.db
      .updateTable('directoryState')
      .set({ nightlyById: admin.idOf('employee') })
      .execute();
    await directory.night();
    const row = await admin.db.selectFrom('directoryState').select('heldBack').executeTakeFirst();
    expect(row).toEqual({ heldBack: 'no_admin' });
  });
});

describe('when the directory does not answer as it should', () => {
  const broken = async (
    answer: (platform: GraphPlatform) => void,
    change: DirectoryChange = {},
  ) => {
    const platform = await openGraphPlatform({ pageSize: 1 });
    platform.put(graphUser(1), graphUser(2));
    const directory = await setUp(platform, change);
    answer(platform);
    return { platform, ...directory, state: await directory.read() };
  };

  it('waits as long as it is asked to, and goes on with the page where it was', async () => {
    const { state, pauses, platform } = await broken(({ answerWith }) => {
      answerWith(
        { status: 429, headers: { 'retry-after': '17' } },
        { status: 429, headers: { 'retry-after': '3' } },
        { status: 503 },
      );
    });
    expect(pauses).toEqual([17, 3, 8]);
    expect(state).toMatchObject({ problem: null, reading: { people: 2 } });
    expect(platform.deltaRequests()).toHaveLength(5);
  });

  it('reads everybody anew when its link is forgotten: who is not named any more has gone', async () => {
    const { platform, read, state } = await broken(() => {});
    expect(state.reading?.people).toBe(2);
    await takeOver({ read });
    platform.remove(graphUser(2).id);
    platform.put({ id: graphUser(1).id, surname: 'Renamed' });
    platform.forgetLinks();
    expect(await takeOver({ read })).toMatchObject({ changed: 2, leaving: 1 });
    expect(await employees()).toMatchObject([
      { surname: 'Renamed', status: 'active' },
      { status: 'left' },
    ]);
  });

  it.each<[string, Parameters<typeof broken>, object]>([
    [
      'a wrong secret',
      [() => {}, { env: { clientSecret: 'other' } }],
      { code: 'refused', detail: 'HTTP 401 invalid_client AADSTS7000215' },
    ],
    [
      'a missing permission',
      [
        ({ answerWith }) =>
          answerWith({ status: 403, body: { error: { code: 'Authorization_RequestDenied' } } }),
      ],
      { code: 'refused', detail: 'HTTP 403 Authorization_RequestDenied' },
    ],
    [
      'no answer',
      [({ answerWith }) => answerWith(...Array<'silence'>(6).fill('silence')), { patienceMs: 50 }],
      { code: 'unreachable', detail: null },
    ],
    [
      'being busy for long',
      [({ answerWith }) => answerWith(...Array.from({ length: 6 }, () => ({ status: 503 })))],
      { code: 'busy', detail: 'HTTP 503' },
    ],
    [
      'an hour to wait',
      [({ answerWith }) => answerWith({ status: 429, headers: { 'retry-after': '3600' } })],
      { code: 'busy', detail: 'HTTP 429, Retry-After 3600' },
    ],
    [
      'a link that leads elsewhere',
      [
        ({ answerWith }) =>
          answerWith({
            status: 200,
            body: { value: [], '@odata.nextLink': 'https://elsewhere.example/v1.0/users/delta' },
          }),
      ],
      { code: 'broken', detail: 'a link leads elsewhere' },
    ],
    [
      'something else',
      [({ answerWith }) => answerWith({ status: 200, body: { users: [] } })],
      { code: 'broken', detail: 'unexpected answer' },
    ],
  ])('says why, and keeps what was read before: %s', async (_, [answer, change], problem) => {
    const { state } = await broken(answer, change);
    expect(state).toMatchObject({ isReading: false, reading: null, problem });
    expect((await admin.events('directory')).at(-1)).toMatchObject({
      action: 'pull',
      byId: admin.idOf('admin'),
    });
  });

  it('is not read where nobody has set it up', async () => {
    const answer = await admin.send('POST', '/admin/directory/pull');
    expect(answer.body.error?.fields).toEqual({ directory: 'directory_off' });
    expect((await admin.get('/admin/directory/plan')).status).toBe(404);
  });
});
