import { sql } from 'kysely';
import type { ContactRow, PlaceBody, PurposeBody, PlaceRow, PurposeRow } from '#contract/basics';
import type { CarePlanRow } from '#contract/car-care';
import { carePlanFields } from '#contract/care-plan-fields';
import { contactFields, placeFields, purposeFields } from '#contract/basics-fields';
import { contactServices } from '#contract/contacts';
import type { EmissionRow } from '#contract/emission';
import { emissionFields } from '#contract/emission-fields';
import type { RetentionRow } from '#contract/retention';
import { retentionFields } from '#contract/retention-fields';
import type { Db } from '../../client';
import { inLanguage, nameOf } from '../../sql';
import { keptRepository } from './kept.repository';

/** As people are shown them: whoever had an accident does not read on. */
const inServices = sql`array_position(${sql.val([...contactServices])}::text[], t.service) * 1000 + t.position`;

export const contactBookRepository = keptRepository<ContactRow>({
  table: 'contact',
  fields: contactFields,
  sorts: { service: inServices, position: sql.ref('t.position') },
});

export const purposeRepository = keptRepository<PurposeRow>({
  table: 'purpose',
  fields: purposeFields,
  sorts: { position: sql.ref('t.position'), name: sql.ref('t.nameTh') },
  initial: (id) => ({ code: id }),
});

export const placeRepository = keptRepository<PlaceRow>({
  table: 'place',
  fields: placeFields,
  sorts: { name: sql.ref('t.nameTh'), province: sql.ref('t.provinceCode') },
  shown: (language) =>
    sql`(select ${nameOf('p', language)} from province p where p.code = t.province_code) as province`,
});

export const carePlanRepository = keptRepository<CarePlanRow>({
  table: 'maintenance_plan',
  fields: carePlanFields,
  sorts: { class: sql.ref('t.class'), name: sql.ref('t.nameTh') },
});

export const retentionRuleRepository = keptRepository<RetentionRow>({
  table: 'retention',
  fields: retentionFields,
  sorts: { name: sql.ref('t.nameTh') },
});

export const emissionRepository = keptRepository<EmissionRow>({
  table: 'emission_factor',
  fields: emissionFields,
  sorts: { unit: sql`array_position(array['g_kwh', 'g_km', 'wh_km'], t.unit) * 10000 + t.value` },
});

/** Whether another place of this name is there already, in the same province and site. */
export const hasPlaceNamed = async (
  db: Db,
  { nameTh, provinceCode, siteId }: PlaceBody,
  except: string | null,
): Promise<boolean> =>
  (await db
    .selectFrom('place')
    .select('id')
    .where('nameTh', '=', nameTh)
    .where('provinceCode', '=', provinceCode)
    .where(sql<boolean>`site_id is not distinct from ${siteId}`)
    .$if(except !== null, (some) => some.where('id', '<>', except!))
    .executeTakeFirst()) !== undefined;

/** Which of its names another purpose has already. */
export const purposeNamesTaken = async (
  db: Db,
  body: Pick<PurposeBody, 'nameTh' | 'nameEn'>,
  except: string | null,
) => {
  const purposes = await db.selectFrom('purpose').select(['id', 'nameTh', 'nameEn']).execute();
  const isTaken = (name: 'nameTh' | 'nameEn') =>
    purposes.some((purpose) => purpose.id !== except && purpose[name] === body[name]);
  return {
    ...(isTaken('nameTh') && { nameTh: 'there_already' as const }),
    ...(isTaken('nameEn') && { nameEn: 'there_already' as const }),
  };
};

export const provincesIn = (db: Db, language: Parameters<typeof inLanguage>[1]) =>
  db
    .selectFrom('province')
    .select(['code', `${inLanguage('name', language)} as name`])
    .orderBy('name')
    .execute();
