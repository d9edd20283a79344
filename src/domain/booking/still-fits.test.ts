import { describe, expect, it } from 'vitest';
import { stillFits } from './still-fits';

const arrangement = {
  carriesOthers: false,
  isProviders: false,
  car: { id: 'car', class: 'van', seats: 10 },
  isFreeThen: true,
};
const wish = { changes: ['time'], seats: 4, class: null, carId: null } as const;

describe('what is arranged', () => {
  it('serves a change when its car and driver are free then, and large enough', () => {
    expect(stillFits(arrangement, wish)).toBe('yes');
    expect(stillFits(arrangement, { ...wish, class: 'van', carId: 'car', seats: 10 })).toBe('yes');
  });

  it.each([
    ['busy then', { isFreeThen: false }, {}],
    ['too small', {}, { seats: 11 }],
    ['of another class than is asked for now', {}, { changes: ['class'], class: 'sedan' }],
    ['not the car asked for now', {}, { changes: ['time', 'class'], carId: 'other' }],
    ['on the way with others', { carriesOthers: true }, {}],
    ['promised by a provider and busy then', { isProviders: true, isFreeThen: false }, {}],
  ] as const)('does not when it is %s', (_, is, more) => {
    expect(stillFits({ ...arrangement, ...is }, { ...wish, ...more })).toBe('no');
  });

  it.each([[{ class: 'sedan' }], [{ carId: 'other' }]] as const)(
    'was given in place of what was asked for, %o, and goes on serving it',
    (wanted) => {
      expect(stillFits(arrangement, { ...wish, ...wanted })).toBe('yes');
      expect(stillFits({ ...arrangement, isProviders: true }, { ...wish, ...wanted })).toBe('asks');
    },
  );

  it.each([[['time']], [['place']], [['seats_up']]] as const)(
    'and promised by a provider, serves a change of %s once that says so',
    (changes) => {
      const promised = { ...arrangement, isProviders: true };
      expect(stillFits(promised, { ...wish, changes })).toBe('asks');
    },
  );

  it('still carries others when only the seats change', () => {
    const pooled = { ...arrangement, carriesOthers: true };
    expect(stillFits(pooled, { ...wish, changes: ['seats_up'] })).toBe('yes');
  });
});
