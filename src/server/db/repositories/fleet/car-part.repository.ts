import { sql } from 'kysely';
import type { BlackoutBody, CarDocumentBody } from '#contract/car-parts';
import type { CarAtHand, CarDetail, FleetOptions } from '#contract/fleet';
import type { KindId } from '#kinds/registry';
import type { Language } from '#domain/language';
import { readReason } from '#words/ready-reasons';
import type { Db } from '../../client';
import { fullName, inLanguage, iso, nameOf, readRow, readRows } from '../../sql';

const SHOWN_READINGS = 50;

type Part = { id: string; carId: string };
type Reading = Part & { at: Date; km: number; by: string; reason: string | null };

const provincesIn = (db: Db, language: Language) =>
  db
    .selectFrom('province')
    .select(['code', `${inLanguage('name', language)} as name`])
    .orderBy('name')
    .execute();

/** What belongs to a car: its papers, the times it is out, and what its odometer said. */
export const carPartRepository = (db: Db) => ({
  ofCar: async (
    carId: string,
    now: Date,
    language: Language,
  ): Promise<Pick<CarDetail, 'documents' | 'blackouts' | 'readings' | 'backAt'>> => {
    const documents = await db
      .selectFrom('carDocument')
      .select(['id', 'version', 'type', 'number', 'expiresOn', 'fileId'])
      .where('carId', '=', carId)
      .orderBy('expiresOn', 'desc')
      .orderBy('type')
      .execute();
    const blackouts = await db
      .selectFrom('carBlackout')
      .select([
        'id',
        'version',
        'type',
        iso('lower(period)').as('from'),
        iso<string | null>('upper(period)').as('until'),
        'reason',
      ])
      .where('carId', '=', carId)
      .where('cancelledAt', 'is', null)
      .where(sql<boolean>`coalesce(upper(period), 'infinity') > ${now}::timestamptz`)
      .orderBy(sql`lower(period)`)
      .execute();
    const readings = await db
      .selectFrom('odometerReading as r')
      .leftJoin('person', 'person.id', 'r.byId')
      .select([
        'r.id',
        iso('r.at').as('at'),
        'r.km',
        'r.source',
        fullName<string | null>('person', language).as('by'),
        'r.reason',
      ])
      .where('r.carId', '=', carId)
      .orderBy('r.at', 'desc')
      .orderBy('r.id', 'desc')
      .limit(SHOWN_READINGS)
      .execute();
    const back = await readRow(db)<{ at: string | null }>`
      select ${iso('max(upper(claim.period))')} as at
      from car_claim claim
      join assignment a on a.id = claim.assignment_id
      join trip t on t.id = a.trip_id
      where claim.car_id = ${carId} and t.status = 'underway' and upper(claim.period) > ${now}::timestamptz`;
    return {
      documents,
      blackouts: blackouts.map((out) => ({ ...out, reason: readReason(out.reason, language) })),
      readings,
      backAt: back?.at ?? null,
    };
  },

  /** With the booking of this person for which the car stands there: it runs, or begins within a day. */
  atHand: (carId: string, { me, now, language }: { me: string; now: Date; language: Language }) =>
    readRow(db)<CarAtHand>`
      select car.plate, ${nameOf('province', language)} as province,
        btrim(car.brand || ' ' || car.model) as description,
        case when mine.id is not null then jsonb_build_object('id', mine.id, 'handover', mine.handover) end as booking
      from car
      left join province on province.code = car.province_code
      left join lateral (
        select b.id, case
            when not exists (select from self_driver s where s.booking_id = b.id and s.person_id = ${me}) then null
            when b.status = 'ongoing' then 'return'
            when b.starts_at - make_interval(mins => kind.buffer_minutes) <= ${now}::timestamptz then 'collect'
          end as handover
        from assignment a
        join booking b on b.trip_id = a.trip_id
        join kind on kind.id = b.kind
        where a.car_id = car.id and a.released_at is null
          and (b.status = 'ongoing' or (b.status = 'arranged' and upper(a.planned) > ${now}::timestamptz
            and lower(a.planned) <= ${now}::timestamptz + interval '1 day'))
          and (b.requester_id = ${me}
            or exists (select from passenger p where p.booking_id = b.id and p.person_id = ${me})
            or exists (select from self_driver s where s.booking_id = b.id and s.person_id = ${me}))
        order by b.status = 'ongoing' desc, lower(a.planned), b.id
        limit 1) mine on true
      where car.id = ${carId} and car.status <> 'retired'`,

  addDocument: ({ id, carId }: Part, document: CarDocumentBody) =>
    db
      .insertInto('carDocument')
      .values({ id, carId, ...document })
      .execute(),

  lockDocument: ({ id, carId }: Part) =>
    db
      .selectFrom('carDocument')
      .select(['version', 'type', 'number', 'expiresOn', 'fileId'])
      .where('id', '=', id)
      .where('carId', '=', carId)
      .forNoKeyUpdate()
      .executeTakeFirst(),

  changeDocument: (id: string, document: CarDocumentBody) =>
    db.updateTable('carDocument').set(document).where('id', '=', id).execute(),

  isOut: async (carId: string, { from, until }: Pick<BlackoutBody, 'from' | 'until'>) =>
    (
      await readRows(db)`select from car_blackout where car_id = ${carId} and cancelled_at is null
        and period && tstzrange(${from}::timestamptz, ${until}::timestamptz)`
    ).length > 0,

  addBlackout: (
    { id, carId }: Part,
    { type, from, until, reason, troubleId, planId }: Omit<BlackoutBody, 'releases'>,
  ) =>
    db
      .insertInto('carBlackout')
      .values({ id, carId, type, period: `[${from},${until ?? ''})`, reason, troubleId, planId })
      .execute(),

  read: ({ id, carId, at, km, by, reason }: Reading) =>
    db
      .insertInto('odometerReading')
      .values({ id, carId, at, km, source: 'admin', byId: by, reason })
      .execute(),

  provinces: (language: Language) => provincesIn(db, language),

  options: async (kind: KindId, language: Language): Promise<FleetOptions> => {
    const rows = await readRows(db)<FleetOptions['providers'][number]>`
      select o.id, ${sql.ref(inLanguage('o.name', language))} as name,
        coalesce((
          select jsonb_agg(jsonb_build_object('id', c.id, 'number', c.number) order by c.number)
          from contract c where c.provider_id = o.id and c.status = 'active'), '[]') as contracts
      from provider o
      where o.status = 'active'
        and exists (select from provider_kind k where k.provider_id = o.id and k.kind = ${kind})
      order by name`;
    return { provinces: await provincesIn(db, language), providers: rows };
  },

  /** Provinces and providers by any of their names, for reading files. */
  names: async () => ({
    provinces: await db.selectFrom('province').select(['code', 'nameTh', 'nameEn']).execute(),
    providers: await db.selectFrom('provider').select(['id', 'nameTh', 'nameEn']).execute(),
    contracts: await db.selectFrom('contract').select(['id', 'providerId', 'number']).execute(),
  }),

  /** The cars that have these plates already. */
  withPlates: (plates: readonly string[]) =>
    db
      .selectFrom('car')
      .selectAll()
      .where('plate', 'in', plates.length > 0 ? plates : [''])
      .execute(),
});
