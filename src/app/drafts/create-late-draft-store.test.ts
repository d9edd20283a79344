import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { useFreshDevice } from '../../../tests/setup/fresh-device';
import { createDeviceDb } from './device-db';
import { createDeviceDraftStore } from './device-draft-store';
import { createLateDraftStore } from './create-late-draft-store';

useFreshDevice();

const somchai = { tid: 'tenant', oid: 'somchai' };
const text = v.object({ note: v.string() });

const open = () => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const late = createLateDraftStore(async () => {
    await arrived;
    return createDeviceDraftStore({ db: createDeviceDb() });
  });
  return { late, arrive };
};

describe('Drafts whose code comes late', () => {
  it('are loaded for the person who entered before it came', async () => {
    const { late, arrive } = open();
    const entering = late.enter(somchai);
    const loading = late.load('bookingnodriver', text);
    arrive();
    await entering;
    expect(await loading).toBeNull();
    late.save('bookingnodriver', { note: 'a' });
    expect(localStorage.getItem('bookingnodriver-form-draft')).toContain('"note":"a"');
    await late.flush();
    expect(late.state.get().drafts).toMatchObject([{ kind: 'bookingnodriver' }]);
  });

  it('are there when the app is opened again, and hidden after a logout', async () => {
    const before = open();
    before.arrive();
    await before.late.enter(somchai);
    before.late.save('bookingnodriver', { note: 'b' });
    await before.late.flush();
    const { late, arrive } = open();
    arrive();
    await late.enter(somchai);
    expect((await late.load('bookingnodriver', text))?.content).toEqual({ note: 'b' });
    await late.leave();
    expect(late.state.get().drafts).toEqual([]);
  });

  it('when it could not be had, it is asked for again', async () => {
    let tries = 0;
    const late = createLateDraftStore(async () => {
      tries += 1;
      if (tries === 1) throw new Error('offline');
      return createDeviceDraftStore({ db: createDeviceDb() });
    });
    await new Promise((resolve) => setTimeout(resolve));
    await late.enter(somchai);
    late.save('bookingnodriver', { note: 'c' });
    expect(localStorage.getItem('bookingnodriver-form-draft')).toContain('"note":"c"');
    expect(tries).toBe(2);
  });
});
