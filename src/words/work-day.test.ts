import { describe, expect, it } from 'vitest';
import { stopNames, warningNames } from './arranging-verdict';
import { brokenRules, lastPause } from './work-day';

describe('how long a rule of hours is missed by', () => {
  it('is said in minutes below an hour, and in hours from there on', () => {
    const { th, en } = brokenRules.day;
    expect([59, 60, 1230].flatMap((minutes) => [th({ minutes }), en({ minutes })])).toEqual([
      'เกินเวลางาน 59 นาที',
      'Day: 59 min over',
      'เกินเวลางาน 1:00 ชม.',
      'Day: 1:00 h over',
      'เกินเวลางาน 20:30 ชม.',
      'Day: 20:30 h over',
    ]);
  });

  it('is not said of a rest: days that none parts run on for hours that are no part of it', () => {
    const { th, en } = brokenRules.rest;
    expect([th({ minutes: 1140 }), en({ minutes: 1140 })]).toEqual([
      'พักข้ามวันไม่พอ',
      'Too little rest',
    ]);
  });

  it('is said the same way where a driver is refused or warned of, and of a pause', () => {
    expect(stopNames.hours.th({ count: 120 })).toBe('เกินชั่วโมงขับที่กำหนด 2:00 ชม.');
    expect(warningNames.hours_soft.en({ count: 90 })).toBe('Over the advised hours by 1:30 h');
    expect(lastPause.th({ minutes: 45 })).toBe('พักล่าสุด 45 นาที');
  });
});
