import type { Demo } from './demo';
import { addMinutes } from './calendar';

const carItems = ['condition', 'cleanliness', 'air_conditioning', 'safety'] as const;
const driverItems = ['punctual', 'polite', 'dress', 'driving', 'obeys_law'] as const;

const praise = [
  'คนขับสุภาพ ขับนุ่มมาก',
  'ตรงเวลาดีครับ',
  'รถสะอาด แอร์เย็น',
  'ขอบคุณค่ะ',
  'เส้นทางดี ถึงก่อนเวลา',
];
const complaints = ['รถมาช้า 20 นาที', 'แอร์ไม่เย็น', 'ขับเร็วเกินไป', 'ในรถมีกลิ่นบุหรี่'];

/** How people found their trips: about a third answers, and the last days are still open. */
export const makeRatings = ({ rows, random, calendar, people, rides }: Demo): void => {
  for (const { passengerId, personId, tripId, endedAt, driven } of rides) {
    const isOpen = endedAt > calendar.at(-4) && personId === people.somchai.id;
    if (isOpen || !random.chance(0.35)) continue;
    const at = addMinutes(endedAt, random.between(20, 2000));
    if (at > calendar.now) continue;
    const overall = Number(random.weighted({ 5: 52, 4: 32, 3: 10, 2: 4, 1: 2 }));
    const isLow = overall <= 2;
    const isOld = at < calendar.at(-10);
    const id = random.id(at);
    rows.add('rating', {
      id,
      passengerId,
      personId,
      tripId,
      overall,
      reason: isLow ? random.pick(complaints) : null,
      comment: random.chance(0.25) ? random.pick(isLow ? complaints : praise) : null,
      at,
      followUp: isLow ? (isOld ? 'resolved' : random.pick(['open', 'in_progress'])) : null,
      ownerId: isLow && isOld ? people.adminId : null,
      reply: isLow && isOld ? 'ขอบคุณที่แจ้งครับ ได้ตักเตือนและตรวจรถแล้ว' : null,
    });
    for (const item of [...carItems, ...(driven ? driverItems : [])]) {
      const score = Math.min(5, Math.max(1, overall + random.pick([-1, 0, 0, 0, 1])));
      if (!random.chance(0.06)) rows.add('ratingItem', { ratingId: id, item, score });
    }
  }
};

/** What trips cost: providers' bills, and the small receipts of the company's own cars. */
export const makeExpenses = (demo: Demo): void => {
  const { rows, random, calendar, people, spendings } = demo;
  let paper = 10_400;
  const add = (
    spending: Demo['spendings'][number],
    type: string,
    quantity: number,
    rate: number,
    providerId: string | null,
  ) => {
    const isOld = spending.day < calendar.dateOf(-35);
    const amount = Math.round(quantity * rate * 100) / 100;
    const at = addMinutes(new Date(`${spending.day}T10:00:00Z`), 60);
    const id = random.id(at);
    paper += 1;
    rows.add('expense', {
      id,
      kind: spending.kind,
      tripId: spending.tripId,
      providerId,
      type,
      spentOn: spending.day,
      quantity,
      rate,
      amount,
      vat: providerId ? Math.round(amount * 7) / 100 : 0,
      wht: providerId && type === 'rental' ? Math.round(amount * 5) / 100 : 0,
      receiptNo: type === 'overtime' ? null : `${providerId ? 'INV' : 'RC'}${paper}`,
      status: isOld
        ? 'paid'
        : random.pick(['draft', 'submitted', 'submitted', 'approved', 'rejected']),
      byId: people.adminId,
      at,
    });
    const shared = random.chance(0.1) ? people.malee.costCentreId : spending.costCentreId;
    const isShared = shared !== spending.costCentreId;
    rows.add('expenseSplit', {
      expenseId: id,
      costCentreId: spending.costCentreId,
      percent: isShared ? 60 : 100,
    });
    if (isShared) rows.add('expenseSplit', { expenseId: id, costCentreId: shared, percent: 40 });
  };
  for (const spending of spendings) {
    const { provider, rate, days, km } = spending;
    if (provider) {
      add(spending, 'rental', days, rate.day, provider.id);
      if (random.chance(0.2))
        add(spending, 'overtime', random.between(1, 4), rate.overtime, provider.id);
    } else if (random.chance(0.3))
      add(spending, 'fuel', Math.max(5, Math.round(km / 9)), 32.4, null);
    if (km > 60 && random.chance(0.4))
      add(spending, 'toll', 1, random.pick([50, 85, 110, 145]), null);
  }
};
