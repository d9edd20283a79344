import type { providerCalls } from '#contract/provider-calls';
import type { Db } from '../../../src/server/db/client';
import { newId } from '../../../src/server/new-id';

type ProviderCall = keyof typeof providerCalls;
type Prepared = { path?: string; body?: unknown; version?: number };

/** A provider as the form sends it; what a test is about it says itself. */
export const providerBodyOf = (more: object = {}) => ({
  nameTh: 'ขนส่งสยาม',
  nameEn: 'Siam Transport',
  taxId: '0-1355-60009-01-5',
  branch: '00000',
  kinds: ['bookingwithdrivernava'],
  sites: ['nava'],
  contacts: [{ name: 'คุณแอน', role: 'ประสานงาน', phone: '081-234-5678', email: null }],
  ...more,
});

export const contractBodyOf = (more: object = {}) => ({
  number: 'CP-1',
  from: '2026-01-01',
  until: '2026-12-31',
  status: 'active',
  fileId: null,
  ...more,
});

export const rateBodyOf = (more: object = {}) => ({
  class: 'van',
  dayRate: '1800',
  hoursIncluded: 10,
  overtimePerHour: '120',
  kmIncluded: 200,
  perKm: '6',
  from: '2026-01-01',
  until: null,
  ...more,
});

/** A provider that serves the kind, as rows. */
export const insertProvider = async (
  db: Db,
  { kind = 'bookingwithdrivernava', name = 'ขนส่งไทย' }: { kind?: string; name?: string } = {},
): Promise<string> => {
  const id = newId();
  const branch = String(Number.parseInt(id.slice(-4), 16)).padStart(5, '0');
  await db
    .insertInto('provider')
    .values({ id, nameTh: name, nameEn: 'Thai Transport', taxId: '0135560009015', branch })
    .execute();
  await db.insertInto('providerKind').values({ providerId: id, kind }).execute();
  await db.insertInto('providerSite').values({ providerId: id, siteId: 'nava' }).execute();
  return id;
};

export const insertRate = async (
  db: Db,
  providerId: string | null,
  more: { class?: string; valid?: string; dayRate?: number } = {},
): Promise<string> => {
  const id = newId();
  await db
    .insertInto('rateCard')
    .values({
      id,
      providerId,
      class: 'van',
      dayRate: 1800,
      hoursIncluded: 10,
      overtimePerHour: 120,
      kmIncluded: 200,
      perKm: 6,
      valid: '[2026-01-01,)',
      ...more,
    })
    .execute();
  return id;
};

export const insertContract = async (
  db: Db,
  providerId: string,
  period = '[2026-01-01,2027-01-01)',
): Promise<string> => {
  const id = newId();
  await db.insertInto('contract').values({ id, providerId, number: 'CP-9', period }).execute();
  return id;
};

/** A request of each call that would be carried out. */
export const prepareProviders = (db: Db): Record<ProviderCall, () => Promise<Prepared>> => {
  const root = '/admin/:kind/providers';
  const on = async (
    path: string,
    body?: unknown,
    part?: (db: Db, providerId: string) => Promise<string>,
  ): Promise<Prepared> => {
    const id = await insertProvider(db);
    const partId = part ? await part(db, id) : '';
    return { path: `${root}/${id}${path.replace(':partId', partId)}`, body };
  };
  const sent = async (body?: unknown): Promise<Prepared> => ({ body });
  return {
    listProviders: () => sent(),
    readProvider: () => on(''),
    readProviderScore: () => on('/score'),
    listProviderTrips: () => on('/trips-ahead'),
    createProvider: () => sent(providerBodyOf()),
    changeProvider: () => on('', providerBodyOf()),
    changeProviderStatus: () => on('/status', { status: 'ended', reason: 'เลิกสัญญา' }),
    addContract: () => on('/contracts', contractBodyOf()),
    changeContract: () => on('/contracts/:partId', contractBodyOf(), insertContract),
    addRateCard: () => on('/rate-cards', rateBodyOf()),
    changeRateCard: () => on('/rate-cards/:partId', rateBodyOf(), insertRate),
    listOwnRates: () => sent(),
    addOwnRate: () => sent(rateBodyOf()),
    changeOwnRate: async () => ({
      path: `/admin/:kind/own-rates/${await insertRate(db, null)}`,
      body: rateBodyOf(),
    }),
  };
};
