import { describe, expect, it } from 'vitest';
import { placedNames } from './proposals';
import { queueMoved, queueShared, queueWaiting } from './queue';

describe('A day that is to be arranged', () => {
  it('is counted in what gets a car, and who rides along in bookings', () => {
    expect(queueWaiting.th({ waiting: 6, trips: 5 })).toBe('รอจัดรถ 6 รายการ มีข้อเสนอ 5 เที่ยว');
    expect(queueWaiting.en({ waiting: 6, trips: 1 })).toBe('6 to arrange, 1 trip is proposed');
    expect(queueMoved.en({ count: 1 })).toBe('1 of them changes what is arranged');
    expect(queueMoved.en({ count: 2 })).toBe('2 of them change what is arranged');
    expect(queueShared.en({ count: 14 })).toBe('14 bookings ride together');
  });

  it('says nothing of proposals where there are none', () => {
    expect(queueWaiting.th({ waiting: 4, trips: 0 })).toBe('รอจัดรถ 4 รายการ');
    expect(queueWaiting.en({ waiting: 4, trips: 0 })).toBe('4 to arrange');
  });

  it('says one minute of overtime as well as several', () => {
    expect(placedNames.overtime.en({ figure: 1 })).toBe('1 min of overtime for the driver');
  });
});
