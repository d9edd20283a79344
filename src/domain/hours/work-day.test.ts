import { describe, expect, it } from 'vitest';
import { type Duty, judgeHours } from './judge-hours';
import { type HoursRule, hoursPresets } from './rules';
import { workDayOn } from './work-day';

const HOUR = 60;
const DAY = 24 * HOUR;
const rules = hoursPresets.transport_workers;
const driven = (from: number, until: number): Duty => ({ from, until, isDrivenThrough: true });
/** The second day, so that there is one before it. */
const day = { from: DAY, until: 2 * DAY };
const on = (hour: number, minute = 0) => DAY + hour * HOUR + minute;
const tell = (duties: readonly Duty[], by: readonly HoursRule[] = rules) =>
  workDayOn(day, duties, by);

describe('a driver’s day', () => {
  it('says what is driven of the most that may be, the last break and the earliest start', () => {
    const yesterday = driven(17 * HOUR, 20 * HOUR + 30);
    const work = [
      driven(on(8), on(11, 10)),
      driven(on(12, 10), on(13, 30)),
      driven(on(14, 15), on(16, 25)),
    ];
    expect(tell([yesterday, ...work])).toEqual({
      driven: 6 * HOUR + 40,
      most: 10 * HOUR,
      pause: 45,
      startsAt: on(6, 30),
      alert: null,
    });
  });

  it('has no limit where no rule sets one, and nothing to say where nothing is driven', () => {
    expect(tell([driven(on(8), on(20))], [])).toMatchObject({
      driven: 720,
      most: null,
      alert: null,
    });
    expect(tell([])).toEqual({ driven: 0, most: 600, pause: null, startsAt: null, alert: null });
  });

  it('over midnight counts as one, and begins again after the rest', () => {
    const night = [driven(22 * HOUR, on(1)), driven(on(2), on(3))];
    expect(tell(night)).toMatchObject({ driven: 4 * HOUR, pause: 60, startsAt: on(13) });
    expect(tell([...night, driven(on(20), on(22))])).toMatchObject({
      driven: 2 * HOUR,
      pause: null,
      startsAt: on(13),
    });
  });

  it('warns when less than half an hour is left of a rule, also of driving without a break', () => {
    expect(tell([driven(on(8), on(11, 30))]).alert).toBeNull();
    expect(tell([driven(on(8), on(11, 31))]).alert).toEqual({
      rule: 'stretch',
      isHard: true,
      left: 29,
    });
    expect(tell([driven(on(8), on(12))]).alert).toMatchObject({ rule: 'stretch', left: 0 });
  });

  it('says the hard rule that is broken before the soft one', () => {
    const long = [driven(on(6), on(10)), driven(on(11), on(15)), driven(on(16), on(19))];
    expect(tell(long).alert).toEqual({ rule: 'day', isHard: true, left: -60 });
    const soft = rules.filter(({ type }) => type !== 'day');
    expect(tell(long, soft).alert).toEqual({ rule: 'overtime', isHard: false, left: -60 });
  });

  it('says what is broken before what is nearly so, and of two alike what is further gone or hard', () => {
    const nearly: HoursRule = { type: 'day', most: 241, isHard: true };
    const broken: HoursRule = {
      type: 'stretch',
      most: 239,
      rest: 60,
      leastPart: 20,
      isHard: false,
    };
    const worse: HoursRule = { type: 'overtime', normal: 200, most: 0, isHard: false };
    const hard: HoursRule = { type: 'day', most: 239, isHard: true };
    const nearer: HoursRule = {
      type: 'stretch',
      most: 240,
      rest: 60,
      leastPart: 20,
      isHard: false,
    };
    const hardNearer: HoursRule = { type: 'day', most: 240, isHard: true };
    for (const [first, second] of [
      [broken, nearly],
      [worse, broken],
      [hard, worse],
      [nearer, nearly],
      [hardNearer, nearer],
    ] as const) {
      const work = [driven(on(8), on(12))];
      expect(tell(work, [first, second]).alert?.rule).toBe(first.type);
      expect(tell(work, [second, first]).alert?.rule).toBe(first.type);
    }
  });

  it('may be as long as the stricter of two rules says', () => {
    const overtime: HoursRule = { type: 'overtime', normal: 480, most: 60, isHard: false };
    const hard: HoursRule = { type: 'day', most: 600, isHard: true };
    expect(tell([], [overtime]).most).toBe(540);
    expect(tell([], [hard]).most).toBe(600);
    expect(tell([], [hard, overtime]).most).toBe(540);
  });

  it('begins and ends at midnight', () => {
    expect(tell([driven(20 * HOUR, DAY)]).driven).toBe(0);
    expect(tell([driven(2 * DAY, 2 * DAY + 60)]).driven).toBe(0);
    expect(tell([driven(DAY, DAY + 60)])).toMatchObject({ driven: 60, startsAt: null });
  });

  it('may begin whenever the rest after the day before is over already, or is no rule', () => {
    const until = (hour: number) => tell([driven(6 * HOUR, hour * HOUR)]).startsAt;
    expect([until(8), until(14), until(15)]).toEqual([null, null, on(1)]);
    expect(tell([driven(23 * HOUR, on(14))]).startsAt).toBeNull();
    const withoutRest = rules.filter(({ type }) => type !== 'rest');
    expect(tell([driven(17 * HOUR, 20 * HOUR)], withoutRest).startsAt).toBeNull();
  });

  it('leaves out what is broken on another day', () => {
    expect(tell([driven(0, 5 * HOUR), driven(on(12), on(13))]).alert).toBeNull();
  });

  it('shows what is judged: whatever the days look like, the worst finding of the judge', () => {
    let state = 7;
    const random = (most: number) => {
      state = (state * 48_271) % 2_147_483_647;
      return state % most;
    };
    for (let round = 0; round < 300; round += 1) {
      let at = on(0) + random(300);
      const duties = Array.from({ length: 1 + random(5) }, (): Duty => {
        const from = at;
        const until = from + 1 + random(280);
        at = until + [0, 1, 20, 45, 60, 61, 90][random(7)]!;
        return { from, until, isDrivenThrough: random(4) > 0 };
      }).filter(({ until }) => until <= day.until);
      const found = judgeHours(duties, rules).map(({ rule, isHard, over }) => ({
        rule,
        isHard,
        left: -over,
      }));
      const { alert } = tell(duties);
      const broken = alert && alert.left < 0 ? [alert] : [];
      expect(broken.length).toBe(Math.min(1, found.length));
      expect(found).toEqual(expect.arrayContaining(broken));
      expect(broken.some(({ isHard }) => isHard)).toBe(found.some(({ isHard }) => isHard));
    }
  });
});
