import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { callsAt, recordCalls } from './calls';
import type { Contract } from './endpoint';

const detail = v.object({ id: v.string() });
const cars = recordCalls('/admin/:kind/cars', 'fleet', detail);
const own = { summary: 'Of a car' };

describe('The calls of a record', () => {
  it('are read by one right and written by another, and answer all of it', () => {
    expect(cars.read('One car')).toMatchObject({
      method: 'GET',
      path: '/admin/:kind/cars/:id',
      action: 'fleet:read',
      output: detail,
    });
    expect(cars.create(own)).toMatchObject({
      method: 'POST',
      action: 'fleet:write',
      output: detail,
    });
  });

  it('take what their path names', () => {
    const { params } = cars.move('/:id/blackouts/:partId/end', own);
    const id = '01934f3e-0000-7000-8000-0000003fa1c2';
    const of = { kind: 'bookingnodriver', id, partId: id };
    expect(v.safeParse(params, of).success).toBe(true);
    expect(v.safeParse(params, { ...of, partId: '1' }).success).toBe(false);
    expect(cars.list(own).params.entries).not.toHaveProperty('id');
    expect(callsAt('/admin', 'user:read').get('/audit', own)).not.toHaveProperty('params');
  });

  it('are in no contract when their path names what nobody reads', () => {
    const call = callsAt('/admin', 'user:read').get('/:thing', { ...own, output: detail });
    // @ts-expect-error nobody reads `:thing`
    const contract = { call } satisfies Contract;
    expect(contract.call.path).toBe('/admin/:thing');
  });

  it('are refused for what such calls can meet, besides what is their own', () => {
    expect(cars.list(own).refusals).toEqual(['not_allowed']);
    expect(cars.create(own).refusals).toEqual(['not_allowed', 'key_reused']);
    expect(cars.change({ ...own, refusals: ['car_out'] }).refusals).toEqual([
      'not_allowed',
      'not_found',
      'changed_meanwhile',
      'key_reused',
      'car_out',
    ]);
  });
});
