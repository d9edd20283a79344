import { describe, expect, it } from 'vitest';
import type { KindRulesView, RulesAnswer } from '#contract/rules';
import { insertRoute, routeBody } from '../support/rules';
import { useAdmin } from '../support/use-admin';

const admin = useAdmin();
const base = '/admin/bookingwithdriveramata';

const read = async () => (await admin.get<KindRulesView>(`${base}/rules`)).body;
const send = (method: 'POST' | 'PUT', path: string, body: object, version = 1) =>
  admin.send<RulesAnswer>(method, `${base}${path}`, { body, version });

/** A seat on the 07:00 of Wednesday the 25th. */
const bookSeat = async (entryId: string) =>
  admin.company.booking({
    ref: 'AM-2611-0001',
    kind: 'bookingwithdriveramata',
    startsAt: new Date('2026-11-25T00:00:00Z'),
    endsAt: new Date('2026-11-25T00:20:00Z'),
    boardStop: 0,
    alightStop: 1,
    tripId: await admin.company.trip({
      kind: 'bookingwithdriveramata',
      startsAt: new Date('2026-11-25T00:00:00Z'),
      endsAt: new Date('2026-11-25T00:20:00Z'),
      timetableEntryId: entryId,
      serviceDate: '2026-11-25',
      capacity: 10,
    }),
  });

describe('routes', () => {
  it('are shown with stops, departures and what may be chosen', async () => {
    const { routeId, entryId, places } = await insertRoute(admin.db);
    const rules = await read();
    expect(rules.routes).toEqual([
      {
        id: routeId,
        nameTh: 'หอพัก – โรงงาน',
        nameEn: 'Dormitory – Plant',
        active: true,
        version: 1,
        out: [
          { placeId: places[0], name: 'หอพัก', minutesFromStart: 0 },
          { placeId: places[1], name: 'โรงงาน', minutesFromStart: 20 },
        ],
        back: [],
        fixed: [],
        timetable: [
          {
            id: entryId,
            direction: 'out',
            departs: '07:00',
            weekdays: [1, 2, 3, 4, 5, 6, 7],
            seats: 10,
            firstDay: '2026-01-01',
            lastDay: null,
            version: 1,
          },
        ],
      },
    ]);
    expect(rules.places.map(({ name }) => name)).toEqual(['โรงงาน', 'สถานี', 'หอพัก']);
  });

  it('exist only for kinds that run them', async () => {
    const { places, routeId } = await insertRoute(admin.db);
    const body = { ...routeBody(places), nameTh: 'x' };
    const nava = '/admin/bookingwithdrivernava/routes';
    expect((await admin.send('POST', nava, { body })).status).toBe(404);
    expect((await admin.send('PUT', `${nava}/${routeId}`, { body })).status).toBe(404);
  });

  it('are added and changed with their stops', async () => {
    const { places } = await insertRoute(admin.db);
    const [a = '', b = '', c = ''] = places;
    const out = [
      { placeId: a, minutesFromStart: 0 },
      { placeId: c, minutesFromStart: 10 },
      { placeId: b, minutesFromStart: 25 },
    ];
    const body = { ...routeBody(places), nameTh: 'สายใหม่', out };
    const added = await send('POST', '/routes', body);
    const route = added.body.rules.routes.find(({ nameTh }) => nameTh === 'สายใหม่')!;
    expect(route.out.map(({ name }) => name)).toEqual(['หอพัก', 'สถานี', 'โรงงาน']);
    const changed = await send('PUT', `/routes/${route.id}`, { ...body, out: out.slice(0, 2) });
    expect(changed.body.rules.routes.find(({ id }) => id === route.id)).toMatchObject({
      out: [{ name: 'หอพัก' }, { name: 'สถานี' }],
      version: 2,
    });
    const twice = await send('POST', '/routes', body);
    expect(twice.body.error?.fields).toEqual({ nameTh: 'taken' });
  });

  it('refuse stops that are no way', async () => {
    const { places } = await insertRoute(admin.db);
    const nowhere = '00000000-0000-4000-8000-000000000000';
    const stops = (...ids: string[]) => ids.map((placeId) => ({ placeId, minutesFromStart: 0 }));
    const answer = await send('POST', '/routes', {
      ...routeBody(places),
      nameTh: 'x',
      out: stops(places[0]!, places[0]!, nowhere),
      back: stops(places[0]!),
    });
    expect(answer.body.error?.fields).toEqual({
      'out.1.placeId': 'stops_already',
      'out.1.minutesFromStart': 'not_later',
      'out.2.minutesFromStart': 'not_later',
      'out.2.placeId': 'unknown',
      back: 'too_few',
    });
    const unchosen = await send('POST', '/routes', {
      ...routeBody(places),
      out: [{ placeId: '', minutesFromStart: 0 }],
    });
    expect(unchosen.body.error?.fields).toEqual({ 'out.0.placeId': 'required' });
  });

  it('keep the stops that somebody booked between, and may change their minutes', async () => {
    const { routeId, entryId, places } = await insertRoute(admin.db);
    await bookSeat(entryId);
    expect((await read()).routes[0]?.fixed).toEqual(['out']);
    const [a = '', b = '', c = ''] = places;
    const longer = [a, c, b].map((placeId, at) => ({ placeId, minutesFromStart: at * 10 }));
    const moved = await send('PUT', `/routes/${routeId}`, { ...routeBody(places), out: longer });
    expect(moved.body.error?.fields).toEqual({ out: 'stops_in_use' });
    const slower = [a, b].map((placeId, at) => ({ placeId, minutesFromStart: at * 30 }));
    const kept = await send('PUT', `/routes/${routeId}`, { ...routeBody(places), out: slower });
    expect(kept.body.rules.routes[0]?.out[1]?.minutesFromStart).toBe(30);
  });

  it('that are retired list who booked first', async () => {
    const { routeId, entryId, places } = await insertRoute(admin.db);
    const id = await bookSeat(entryId);
    const retired = { ...routeBody(places), active: false };
    const judged = await send('PUT', `/routes/${routeId}`, retired);
    expect(judged.body).toMatchObject({ saved: false, breaks: [{ id, why: 'no_departure' }] });
    const saved = await send('PUT', `/routes/${routeId}`, { ...retired, confirm: true });
    expect(saved.body.rules.routes[0]?.active).toBe(false);
  });
});

describe('departures', () => {
  const departure = {
    direction: 'out',
    departs: '09:30',
    weekdays: [1, 2],
    seats: 8,
    firstDay: '2026-12-01',
    lastDay: null,
  };

  it('are added to the timetable, once at a time of day', async () => {
    const { routeId } = await insertRoute(admin.db);
    const added = await send('POST', '/timetable', { ...departure, routeId });
    expect(added.body.rules.routes[0]?.timetable).toHaveLength(2);
    const twice = await send('POST', '/timetable', { ...departure, routeId });
    expect(twice.body.error?.fields).toEqual({ departs: 'departs_already' });
  });

  it.each<[string, object, object]>([
    ['a way without stops', { direction: 'back' }, { direction: 'no_stops_there' }],
    ['a first day that has passed', { firstDay: '2026-11-22' }, { firstDay: 'in_the_past' }],
    ['an end before the beginning', { lastDay: '2026-11-30' }, { lastDay: 'end_before_start' }],
    ['no day of the week', { weekdays: [] }, { weekdays: 'required' }],
    ['no seat', { seats: 0 }, { seats: 'too_few' }],
  ])('refuse %s', async (_, more, fields) => {
    const { routeId } = await insertRoute(admin.db);
    const answer = await send('POST', '/timetable', { ...departure, routeId, ...more });
    expect([answer.status, answer.body.error?.fields]).toEqual([400, fields]);
  });

  it.each<[string, object]>([
    ['on fewer days', { weekdays: [1, 2], lastDay: null }],
    ['until an earlier day', { weekdays: [1, 2, 3, 4, 5, 6, 7], lastDay: '2026-11-24' }],
  ])('that run %s list who booked first', async (_, more) => {
    const { entryId } = await insertRoute(admin.db);
    const id = await bookSeat(entryId);
    const body = { seats: 6, ...more };
    const judged = await send('PUT', `/timetable/${entryId}`, body);
    expect(judged.body).toMatchObject({ saved: false, breaks: [{ id, why: 'no_departure' }] });
    const saved = await send('PUT', `/timetable/${entryId}`, { ...body, confirm: true });
    expect(saved.body.rules.routes[0]?.timetable[0]).toMatchObject({ ...body, version: 2 });
    const again = await send('PUT', `/timetable/${entryId}`, { ...body, seats: 7 }, 2);
    expect(again.body).toMatchObject({ saved: true, breakCount: 0 });
  });

  it('cannot have ended long ago', async () => {
    const { entryId } = await insertRoute(admin.db);
    const body = { weekdays: [1], seats: 6, lastDay: '2026-11-01' };
    const answer = await send('PUT', `/timetable/${entryId}`, body);
    expect(answer.body.error?.fields).toEqual({ lastDay: 'in_the_past' });
  });
});
