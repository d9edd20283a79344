import { describe, expect, it } from 'vitest';
import { chooseDeciders } from './choose-deciders';

const choose = (more: Partial<Parameters<typeof chooseDeciders>[0]>) =>
  chooseDeciders({
    upwards: ['manager', 'director', 'fallback'],
    involved: new Set(['traveller']),
    admins: ['admin-1', 'admin-2'],
    levels: 1,
    ...more,
  });

describe('who decides', () => {
  it('is the manager, and for a second level the one above', () => {
    expect(choose({})).toEqual([['manager']]);
    expect(choose({ levels: 2 })).toEqual([['manager'], ['director']]);
  });

  it('when the manager rides along, is the next one up', () => {
    expect(choose({ involved: new Set(['traveller', 'manager']) })).toEqual([['director']]);
  });

  it('when somebody stands there twice, decides once', () => {
    expect(choose({ upwards: ['fallback', 'fallback'], levels: 2 })).toEqual([['fallback']]);
  });

  it('when nobody above may, is any admin of the kind who is not on the trip', () => {
    expect(choose({ upwards: ['traveller'] })).toEqual([['admin-1', 'admin-2']]);
    expect(choose({ upwards: [], involved: new Set(['admin-1']), levels: 3 })).toEqual([
      ['admin-2'],
    ]);
  });

  it('when nobody is left, is nobody', () => {
    expect(choose({ upwards: [], admins: [] })).toEqual([]);
  });

  it('when nothing is to be approved, is nobody', () => {
    expect(choose({ levels: 0 })).toEqual([]);
  });
});
