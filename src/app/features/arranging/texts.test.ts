import { describe, expect, it } from 'vitest';
import type { ArrangeDay } from '#contract/arranging';
import { driverName } from './texts';

type Called = Pick<ArrangeDay['resources']['drivers'][number], 'id' | 'name' | 'nickname'>;

const dayWith = (drivers: readonly Called[]) =>
  ({ resources: { drivers } }) as unknown as ArrangeDay;

describe('a driver on the board', () => {
  const day = dayWith([
    { id: 'a', name: 'พรทิพย์ ศรีจันทร์', nickname: 'นพ' },
    { id: 'b', name: 'มานพ แสงทอง', nickname: 'นพ' },
    { id: 'c', name: 'อภิชาติ ม่วงศรี', nickname: 'วิทย์' },
    { id: 'd', name: 'สุนิสา ทองดี', nickname: null },
  ]);

  it.each([
    ['c', 'วิทย์'],
    ['d', 'สุนิสา ทองดี'],
    ['a', 'นพ พรทิพย์'],
    ['b', 'นพ มานพ'],
    ['gone', ''],
  ])('%s is called %s', (id, called) => {
    expect(driverName(day, id)).toBe(called);
  });
});
