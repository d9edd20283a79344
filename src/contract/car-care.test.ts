import * as v from 'valibot';
import { expect, it } from 'vitest';
import { carePlanBody } from './car-care';

const plan = {
  class: 'sedan',
  nameTh: 'เปลี่ยนถ่ายน้ำมันเครื่อง',
  everyKm: 10_000,
  everyMonths: null,
  hours: 4,
  skipsElectric: false,
  isRetired: false,
};

it('calls a plan in English as in Thai where nothing else is said, as every record does', () => {
  expect(v.parse(carePlanBody, { ...plan, nameEn: null }).nameEn).toBe(plan.nameTh);
  expect(v.parse(carePlanBody, { ...plan, nameEn: 'Oil change' }).nameEn).toBe('Oil change');
});
