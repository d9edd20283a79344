import { describe, expect, it } from 'vitest';
import { brokenAnew, type Duty, judgeHours } from './judge-hours';
import { type HoursRule, hoursPresets } from './rules';

const HOUR = 60;
const driven = (from: number, until: number): Duty => ({ from, until, isDrivenThrough: true });
const rules = hoursPresets.transport_workers;
const codesOf = (duties: readonly Duty[], by: readonly HoursRule[] = rules) =>
  judgeHours(duties, by).map(({ rule, at, over }) => [rule, at, over]);

/** The same rules told minute by minute, as somebody with a watch would keep them. */
const byTheMinute = (duties: readonly Duty[], rule: HoursRule): [number, number][] => {
  const until = Math.max(0, ...duties.map((duty) => duty.until));
  const worksAt = (minute: number) =>
    duties.some(
      (duty) =>
        duty.from <= minute &&
        minute < duty.until &&
        (rule.type !== 'stretch' || duty.isDrivenThrough),
    );
  const rests = {
    stretch: 0,
    day: 480,
    overtime: 480,
    rest: rule.type === 'rest' ? rule.least : 0,
  };
  const found: [number, number][] = [];
  const most = { stretch: 0, day: 0, overtime: 0, rest: 0 };
  let [worked, began, rested, pause, at] = [0, -1, 0, Infinity, -1];
  const close = (figure: number, limit: number) => {
    if (at >= 0) found.push([at, figure - limit]);
    at = -1;
  };
  const limit =
    rule.type === 'rest'
      ? 24 * HOUR - rule.least
      : rule.type === 'overtime'
        ? rule.normal + rule.most
        : rule.most;
  for (let minute = 0; minute < until; minute += 1) {
    if (!worksAt(minute)) {
      pause += 1;
      continue;
    }
    if (rule.type === 'stretch' && pause >= rule.leastPart) rested += pause;
    const isNew = rule.type === 'stretch' ? rested >= rule.rest : pause >= rests[rule.type];
    if (isNew) {
      close(most[rule.type], limit);
      [worked, began, rested, most[rule.type]] = [0, minute, 0, 0];
    }
    pause = 0;
    worked += 1;
    most[rule.type] = rule.type === 'rest' ? minute + 1 - began : worked;
    if (at < 0 && most[rule.type] > limit) at = rule.type === 'rest' ? began + limit : minute;
  }
  close(most[rule.type], limit);
  return found;
};

describe('hours that somebody drives', () => {
  it('may be four at a stretch, and not a minute more', () => {
    expect(codesOf([driven(480, 480 + 239)])).toEqual([]);
    expect(codesOf([driven(480, 480 + 240)])).toEqual([]);
    expect(codesOf([driven(480, 480 + 241)])).toEqual([['stretch', 720, 1]]);
  });

  it('begin anew after an hour of break, which may be had in parts of twenty minutes', () => {
    const split = (first: number, second: number) => [
      driven(0, 120),
      driven(120 + first, 240 + first),
      driven(240 + first + second, 300 + first + second),
    ];
    expect(codesOf(split(20, 40))).toEqual([]);
    expect(codesOf(split(30, 30))).toEqual([]);
    expect(codesOf(split(19, 41))).toEqual([['stretch', 300, 60]]);
    expect(codesOf(split(20, 39))).toEqual([['stretch', 299, 60]]);
  });

  it('are not counted at a stretch where the driver waits on the way', () => {
    expect(codesOf([{ from: 480, until: 1020, isDrivenThrough: false }])).toEqual([]);
  });

  it('are of one day over midnight, until there was a long rest', () => {
    const late = [driven(20 * HOUR, 23 * HOUR), driven(24 * HOUR, 27 * HOUR)];
    expect(codesOf([...late, driven(30 * HOUR, 33 * HOUR), driven(35 * HOUR, 38 * HOUR)])).toEqual([
      ['overtime', 36 * HOUR, 120],
      ['day', 36 * HOUR, 120],
      ['rest', 34 * HOUR, 4 * HOUR],
    ]);
    expect(codesOf([...late, driven(37 * HOUR, 40 * HOUR)])).toEqual([]);
  });

  it('need ten hours of rest before the next day, and not nine and fifty-nine minutes', () => {
    const day = (start: number) => [driven(start, start + 180), driven(start + 480, start + 660)];
    expect(codesOf([...day(0), ...day(660 + 600)])).toEqual([]);
    expect(codesOf([...day(0), ...day(660 + 599)]).map(([rule]) => rule)).toEqual([
      'overtime',
      'day',
      'rest',
    ]);
  });

  it('that are too many already are no fault of what comes long after, but may not become more', () => {
    const before = [driven(480, 480 + 330)];
    const anew = (duty: Duty) =>
      brokenAnew({ before, after: [...before, duty] }, rules).map(({ rule, over }) => [rule, over]);
    expect(anew(driven(900, 960))).toEqual([]);
    expect(anew(driven(810, 930))).toEqual([['stretch', 210]]);
  });

  it('tell what is hard and what is soft', () => {
    const long = [driven(0, 240), driven(300, 540), driven(600, 780)];
    expect(judgeHours(long, rules).map(({ rule, isHard }) => [rule, isHard])).toEqual([
      ['overtime', false],
      ['day', true],
    ]);
  });

  it('are judged as minute by minute, whatever the days look like', () => {
    let state = 1;
    const random = (most: number) => {
      state = (state * 48_271) % 2_147_483_647;
      return state % most;
    };
    const eachRule: HoursRule[] = [
      { type: 'stretch', most: 240, rest: 60, leastPart: 20, isHard: true },
      { type: 'stretch', most: 240, rest: 30, leastPart: 30, isHard: true },
      { type: 'day', most: 600, isHard: true },
      { type: 'overtime', normal: 480, most: 120, isHard: false },
      { type: 'rest', least: 600, isHard: true },
    ];
    for (let round = 0; round < 400; round += 1) {
      let at = random(600);
      const duties = Array.from({ length: 1 + random(7) }, (): Duty => {
        const from = at;
        const until = from + 1 + random(260);
        at = until + [0, 1, 19, 20, 29, 30, 59, 60, 61, 200, 599, 600, 700][random(13)]!;
        return { from, until, isDrivenThrough: random(3) > 0 };
      });
      for (const rule of eachRule)
        expect(
          judgeHours(duties, [rule]).map(({ at: minute, over }) => [minute, over]),
          JSON.stringify([duties, rule]),
        ).toEqual(byTheMinute(duties, rule));
    }
  });
});

describe('a trip over the night on which the driver waits', () => {
  const away = (from: number, until: number): Duty => ({ from, until, isDrivenThrough: false });
  const [DAY, evening] = [24 * HOUR, 20 * HOUR];

  it('is two days of work with the night as their rest', () => {
    expect(codesOf([away(10 * HOUR, DAY + 16 * HOUR)])).toEqual([]);
    expect(codesOf([away(9 * HOUR, DAY + 16 * HOUR)])).toEqual([
      ['overtime', 19 * HOUR, HOUR],
      ['day', 19 * HOUR, HOUR],
    ]);
  });

  it('is three of three days', () => {
    const long = [{ type: 'day', most: 14 * HOUR, isHard: true }] as const;
    expect(codesOf([away(6 * HOUR, 2 * DAY + evening)], long)).toEqual([]);
    expect(codesOf([away(5 * HOUR, 2 * DAY + evening + 1)], long)).toEqual([
      ['day', 19 * HOUR, HOUR],
      ['day', 2 * DAY + evening, 1],
    ]);
  });

  it('is one where less than the whole night lies within, or where it is driven through', () => {
    const rule = [{ type: 'day', most: 9 * HOUR, isHard: true }] as const;
    expect(codesOf([away(evening, DAY + 6 * HOUR)], rule)).toEqual([['day', DAY + 5 * HOUR, HOUR]]);
    expect(codesOf([away(evening - 1, DAY + 6 * HOUR)], rule)).toHaveLength(1);
    expect(codesOf([away(evening, DAY + 6 * HOUR + 1)], rule)).toHaveLength(1);
    expect(codesOf([driven(evening - 1, DAY + 6 * HOUR + 1)], rule)).toHaveLength(1);
  });
});

describe('what is driven', () => {
  const day = [{ type: 'day', most: 60, isHard: true }] as const;

  it('counts once where it overlaps or touches, in whatever order it stands', () => {
    const duties = [driven(100, 160), driven(0, 60), driven(60, 100), driven(20, 40)];
    expect(codesOf(duties, day)).toEqual([['day', 60, 100]]);
    const stretch = [{ type: 'stretch', most: 100, rest: 0, leastPart: 0, isHard: true }] as const;
    expect(codesOf([driven(0, 60), driven(60, 120)], stretch)).toEqual([['stretch', 100, 20]]);
    expect(codesOf([driven(0, 60), driven(30, 40), driven(61, 120)], stretch)).toEqual([]);
  });

  it('for no time is nothing', () => {
    expect(codesOf([driven(0, 0), driven(500, 500)], day)).toEqual([]);
    expect(codesOf([], rules)).toEqual([]);
    const rest = [{ type: 'rest', least: 600, isHard: true }] as const;
    expect(codesOf([driven(0, 0), driven(500, 900)], rest)).toEqual([]);
  });

  it('may reach to the minute at which the rest must begin', () => {
    const rest = [{ type: 'rest', least: 600, isHard: true }] as const;
    expect(codesOf([driven(0, 60), driven(600, 840)], rest)).toEqual([]);
    expect(codesOf([driven(0, 60), driven(600, 841)], rest)).toEqual([['rest', 840, 1]]);
  });
});

describe('the rules of the law', () => {
  it('say what is never broken and what is told of', () => {
    const hard = (preset: keyof typeof hoursPresets) =>
      hoursPresets[preset].map(({ type, isHard }) => [type, isHard]);
    expect(hard('transport_workers')).toEqual([
      ['stretch', true],
      ['overtime', false],
      ['day', true],
      ['rest', true],
    ]);
    expect(hard('public_vehicles')).toEqual([
      ['stretch', true],
      ['day', false],
      ['rest', true],
    ]);
  });
});
