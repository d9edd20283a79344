// Fills the running demo (npm start) with a busy day: some eighty bookings by twenty-seven people, most of them approved.
// `node src/scripts/busy-day.mjs 2026-11-25`; without a day it is tomorrow, or Monday where tomorrow is a Sunday.
import { randomUUID } from 'node:crypto';
import { runNode } from './lib/run.mjs';
import { Obstacle, runScript } from './lib/project.mjs';
import { setUp } from './lib/set-up.mjs';

const ADMIN = 'wichai@siamparts.example';
const PEOPLE = 27;
const AT_ONCE = 3;
const LONGEST_CALL_MS = 15_000;
const LONGEST_RUN_MS = 5 * 60_000;

/** Whoever may read the data directory may be anybody: see `npm run token`. */
const callAs = async (email) => {
  const { code, output } = await runNode('dist/server/token.js', [email]);
  if (code !== 0) throw new Obstacle(output.trim());
  const [, idToken] = /ID_TOKEN=(\S+)/.exec(output);
  const [, accessToken] = /ACCESS_TOKEN=(\S+)/.exec(output);
  const [, address] = /(\S+)\/employee\/check-permission/.exec(output);
  return async (path, body, version) => {
    const answer = await fetch(`${address}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        id_token: idToken,
        access_token: accessToken,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...(version !== undefined && { 'if-match': `"${version}"` }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(LONGEST_CALL_MS),
    });
    const content = await answer.json();
    if (!answer.ok) throw new Error(JSON.stringify(content.error.fields ?? content.error.code));
    return content;
  };
};

/** Each item once, a few at a time: the machine also runs what it fills. */
const inTurns = async (items, work) => {
  const results = [];
  const queue = [...items].entries();
  const worker = async () => {
    for (const [at, item] of queue) results[at] = await work(item, at);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
};

/** A refusal is said and passed over: not everybody gets a seat on a busy day. */
const attempt = async (what, work) => {
  try {
    return [await work()];
  } catch (error) {
    console.log(`${what}: ${error.message}`);
    return [];
  }
};

const findPeople = async (admin) => {
  const found = new Map();
  for (let number = 1002; number <= 1012; number += 1)
    for (const person of await admin(`/employee/people?q=${number}`)) found.set(person.id, person);
  return [...found.values()].slice(0, PEOPLE);
};

const callAsPerson = async (admin, { id }) =>
  callAs((await admin(`/admin/people/${id}/account`)).signInName);

const nextWorkday = () => {
  const [tomorrow, after] = [1, 2].map((days) =>
    new Date(Date.now() + (days * 24 + 7) * 3_600_000).toISOString().slice(0, 10),
  );
  return new Date(tomorrow).getUTCDay() === 0 ? after : tomorrow;
};

/** What the nth of them asks for: times, lengths and ways are spread as people's are. */
const requestOf = (options, nth, day) => {
  const { me, purposes, places, classes, rules, terms, routes } = options;
  const pick = (list) => list[nth % list.length];
  const at = (hour, minute = 0) =>
    `${day}T${`${hour}`.padStart(2, '0')}:${`${minute}`.padStart(2, '0')}:00+07:00`;
  const known = ({ id }) => ({ type: 'known', placeId: id });
  const near = places.filter(({ ofSite }) => ofSite);
  const far = pick(places.filter(({ ofSite }) => !ofSite));
  const start = 6 + (nth % 9);
  const isShort = Date.parse(at(start)) - Date.now() < rules.noticeMinutes * 60_000;
  const common = {
    forWhom: { type: 'myself' },
    contactPhone: me.phone,
    costCentreId: me.costCentreId,
    purposeCode: pick(purposes.filter(({ asksText }) => !asksText)).code,
    urgentReason: isShort ? 'ลูกค้านัดกะทันหัน' : null,
  };
  const period = { startsAt: at(start), endsAt: at(start + 2 + (nth % 5)) };
  return {
    bookingwithdrivernava: () => ({
      ...common,
      ...period,
      movement: pick(['round_trip', 'wait', 'one_way']),
      pickUp: known(pick(near)),
      stops: [{ place: known(far), provinceCode: far.provinceCode }],
      class: pick(classes).class,
    }),
    bookingnodriver: () => ({
      ...common,
      ...period,
      class: pick(classes).class,
      driverId: me.personId,
      termsNumber: terms.number,
      destination: known(far),
      provinceCode: far.provinceCode,
    }),
    bookingduringday: () => ({
      ...common,
      from: known(pick(near)),
      to: known(near[(nth + 1) % near.length]),
      timing: pick(['ready_at', 'arrive_by']),
      at: at(8 + (nth % 8), (nth * 15) % 60),
      flexibilityMinutes: pick([0, 15, 30]),
      seats: 1 + (nth % 3),
    }),
    bookingwithdriveramata: () => {
      const { stops, timetable } = pick(pick(routes).directions);
      return {
        ...common,
        timetableEntryId: pick(timetable).timetableEntryId,
        date: day,
        boardStop: nth % (stops.length - 1),
        alightStop: stops.length - 1,
        seats: 1 + (nth % 2),
      };
    },
  };
};

/** Three kinds each: whoever has a licence drives too, in place of being driven. */
const bookFor = async (call, nth, day) => {
  const options = (kind) => call(`/employee/booking-options/${kind}`);
  const { me } = await options('bookingnodriver');
  const rental = me.licenceUntil === null ? 'bookingwithdrivernava' : 'bookingnodriver';
  const booked = [];
  for (const kind of [rental, 'bookingduringday', 'bookingwithdriveramata'])
    booked.push(
      ...(await attempt(kind, async () => {
        const request = requestOf(await options(kind), nth, day)[kind]();
        return call('/employee/bookings', { kind, ...request });
      })),
    );
  return booked;
};

/** Three of four; what is left is for whoever looks at the page of approvals. */
const approveMost = async (call, isOfToday) => {
  const { approvals } = await call('/employee/approvals');
  const chosen = approvals.filter(isOfToday).filter((_, at) => at % 4 < 3);
  const approve = ({ id, ref, version }) =>
    attempt(ref, () => call(`/employee/approvals/${id}/approve`, {}, version));
  return (await inTurns(chosen, approve)).flat();
};

await runScript(async () => {
  setTimeout(() => {
    console.error('This takes too long: stopped.');
    process.exit(1);
  }, LONGEST_RUN_MS).unref();
  await setUp();
  const day = process.argv[2] ?? nextWorkday();
  const admin = await callAs(ADMIN);
  const people = await findPeople(admin);
  const book = async (person, nth) => bookFor(await callAsPerson(admin, person), nth, day);
  const bookings = (await inTurns(people, book)).flat();
  console.log(`${bookings.length} bookings by ${people.length} people on ${day}`);

  const waiting = bookings.filter(({ status }) => status === 'pending');
  const ids = new Set(waiting.map(({ id }) => id));
  const approvers = new Set(waiting.flatMap(({ waitingFor }) => waitingFor.map((who) => who.name)));
  const approve = async (name) => {
    const [approver] = await admin(`/employee/people?q=${encodeURIComponent(name)}`);
    return approveMost(await callAsPerson(admin, approver), ({ id }) => ids.has(id));
  };
  const approved = (await inTurns(approvers, approve)).flat();
  console.log(`${approved.length} of ${waiting.length} approved by ${approvers.size} people`);
});
