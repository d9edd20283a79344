import type { basicsCalls } from '#contract/basics-calls';
import type { SiteId } from '#domain/site-id';
import type { Db } from '../../../src/server/db/client';
import { newId } from '../../../src/server/new-id';

type BasicsCall = keyof typeof basicsCalls;
type Prepared = { path?: string; body?: unknown; version?: number };

export const contactBodyOf = (more: object = {}) => ({
  service: 'booking',
  position: 1,
  nameTh: 'ปรียานุช บุญมี',
  nameEn: 'Preeyanuch Boonmee',
  roleTh: 'จัดรถ',
  roleEn: 'Dispatcher',
  hoursTh: '07:00–18:00',
  hoursEn: '07:00–18:00',
  phone: '0812345678',
  email: null,
  isRetired: false,
  ...more,
});

export const purposeBodyOf = (more: object = {}) => ({
  position: 10,
  nameTh: 'ตรวจงานก่อสร้าง',
  nameEn: 'Building site',
  asksText: false,
  isRetired: false,
  ...more,
});

export const placeBodyOf = (more: object = {}) => ({
  nameTh: 'ท่าเรือแหลมฉบัง',
  nameEn: 'Laem Chabang Port',
  provinceCode: 20,
  siteId: null,
  latitude: '13.08333',
  longitude: '100.88333',
  isRetired: false,
  ...more,
});

export const carePlanBodyOf = (more: object = {}) => ({
  class: 'sedan',
  nameTh: 'เปลี่ยนถ่ายน้ำมันเครื่อง',
  nameEn: 'Oil change',
  everyKm: 10_000,
  everyMonths: 6,
  hours: 4,
  skipsElectric: false,
  isRetired: false,
  ...more,
});

export const insertPlace = async (db: Db, more: object): Promise<string> => {
  const { isRetired: _, ...row } = placeBodyOf(more);
  const id = newId();
  await db
    .insertInto('place')
    .values({ id, ...row })
    .execute();
  return id;
};

export const siteVersion = async (db: Db, id: SiteId): Promise<number> => {
  const row = db.selectFrom('site').select('version').where('id', '=', id);
  return (await row.executeTakeFirstOrThrow()).version;
};

/** A request for each call about what the administration keeps besides cars and people. */
export const prepareBasics = (db: Db): Record<BasicsCall, () => Promise<Prepared>> => {
  const carePlan = async () => {
    const id = newId();
    const { isRetired: _, ...row } = carePlanBodyOf();
    await db
      .insertInto('maintenancePlan')
      .values({ id, ...row })
      .execute();
    return `/admin/maintenance-plans/${id}`;
  };
  const sent = (body?: unknown) => Promise.resolve(body === undefined ? {} : { body });
  const contact = async () => {
    const id = newId();
    const { isRetired: _, ...row } = contactBodyOf();
    await db
      .insertInto('contact')
      .values({ id, ...row })
      .execute();
    return `/admin/contacts/${id}`;
  };
  const purpose = async () => {
    const id = newId();
    const { isRetired: _, ...row } = purposeBodyOf();
    await db
      .insertInto('purpose')
      .values({ id, code: id, ...row })
      .execute();
    return `/admin/purposes/${id}`;
  };
  const place = async () => {
    const id = newId();
    const { isRetired: _, ...row } = placeBodyOf();
    await db
      .insertInto('place')
      .values({ id, ...row })
      .execute();
    return `/admin/places/${id}`;
  };
  const otherPlace = async () => {
    const id = newId();
    const { isRetired: _, ...row } = placeBodyOf({ nameTh: `จุด ${id}`, nameEn: `Point ${id}` });
    await db
      .insertInto('place')
      .values({ id, ...row })
      .execute();
    return id;
  };
  const travelBody = async () => ({
    fromId: await otherPlace(),
    toId: await otherPlace(),
    minutes: 25,
    km: '12.5',
  });
  const travelTime = async () => {
    const id = newId();
    const body = await travelBody();
    await db
      .insertInto('travelTime')
      .values({ id, ...body })
      .execute();
    return { path: `/admin/travel-times/${id}`, body };
  };
  /** Of what the product itself brings. */
  const first = async (table: 'retention' | 'emissionFactor', path: string) => {
    const { id } = await db.selectFrom(table).select('id').limit(1).executeTakeFirstOrThrow();
    return `${path}/${id}`;
  };
  const retention = () => first('retention', '/admin/retention');
  const factor = () => first('emissionFactor', '/admin/emission-factors');
  return {
    readSetUp: () => sent(),
    readSites: () => sent(),
    nameSite: async () => ({
      path: '/admin/sites/amata/name',
      body: { nameTh: 'โรงงานอมตะ', nameEn: 'Amata site' },
      version: await siteVersion(db, 'amata'),
    }),
    listKeptContacts: () => sent(),
    readContact: async () => ({ path: await contact() }),
    createContact: () => sent(contactBodyOf()),
    changeContact: async () => ({ path: await contact(), body: contactBodyOf() }),
    listPurposes: () => sent(),
    readPurpose: async () => ({ path: await purpose() }),
    createPurpose: () => sent(purposeBodyOf()),
    changePurpose: async () => ({ path: await purpose(), body: purposeBodyOf() }),
    listCarePlans: () => sent(),
    readCarePlan: async () => ({ path: await carePlan() }),
    createCarePlan: () => sent(carePlanBodyOf()),
    changeCarePlan: async () => ({ path: await carePlan(), body: carePlanBodyOf() }),
    listTravelTimes: () => sent(),
    readTravelOptions: () => sent(),
    readTravelTime: async () => ({ path: (await travelTime()).path }),
    createTravelTime: async () => ({ body: await travelBody() }),
    changeTravelTime: () => travelTime(),
    listRetention: () => sent(),
    readRetention: async () => ({ path: await retention() }),
    changeRetention: async () => ({
      path: await retention(),
      body: { months: 12, isRetired: false },
    }),
    listEmissionFactors: () => sent(),
    readEmissionFactor: async () => ({ path: await factor() }),
    changeEmissionFactor: async () => ({ path: await factor(), body: { value: 480 } }),
    listPlaces: () => sent(),
    readPlaceOptions: () => sent(),
    readPlace: async () => ({ path: await place() }),
    createPlace: () => sent(placeBodyOf()),
    mergePlace: async () => ({
      path: `${await place()}/merge`,
      body: { intoId: await otherPlace() },
    }),
    changePlace: async () => ({ path: await place(), body: placeBodyOf() }),
  };
};
