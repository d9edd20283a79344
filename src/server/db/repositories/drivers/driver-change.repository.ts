import { sql } from 'kysely';
import type { DriverBody } from '#contract/drivers';
import type { LeaveBody } from '#contract/driver-parts';
import type { DriverStatus } from '#domain/people/driver';
import type { Db } from '../../client';
import { readRow, readRows } from '../../sql';
import { driverShifts } from '../../rows/drivers/driver-shifts';

/** As it stands in the database, in the words of the form. */
export type StoredDriver = DriverBody & { version: number; status: DriverStatus };

/** Whose name, phone and photo it is. */
const personOf = (driver: DriverBody) => ({
  nickname: driver.nickname,
  phone: driver.phone,
  photoId: driver.photoId,
  ...(driver.employer === 'provider' && {
    firstNameTh: driver.firstNameTh ?? '',
    lastNameTh: driver.lastNameTh ?? '',
    firstNameEn: driver.firstNameEn ?? '',
    lastNameEn: driver.lastNameEn ?? '',
  }),
});

const columnsOf = (driver: DriverBody) => ({
  providerId: driver.employer === 'employee' ? null : driver.providerId,
  medicalExpiresOn: driver.medicalUntil,
  trainingExpiresOn: driver.trainingUntil,
});

export const driverChangeRepository = (db: Db) => {
  const saveLists = async (id: string, { kinds, sites, shifts }: DriverBody): Promise<void> => {
    for (const table of ['driverKind', 'driverSite', 'driverShift'] as const)
      await db.deleteFrom(table).where('driverId', '=', id).execute();
    await db
      .insertInto('driverKind')
      .values(kinds.map((kind) => ({ driverId: id, kind })))
      .execute();
    await db
      .insertInto('driverSite')
      .values(sites.map((siteId) => ({ driverId: id, siteId })))
      .execute();
    if (shifts.length > 0)
      await db
        .insertInto('driverShift')
        .values(shifts.map((shift) => ({ driverId: id, ...shift })))
        .execute();
  };

  /** An employee who drove themselves has a licence already, whose photo is not lost for want of a new one. */
  const saveLicence = async (
    id: string,
    driver: DriverBody,
    { keepsPhoto }: { keepsPhoto: boolean },
  ): Promise<void> => {
    const row = {
      number: driver.number,
      class: driver.class,
      expiresOn: driver.expiresOn,
      photoId: driver.licencePhotoId,
    };
    await db
      .insertInto('licence')
      .values({ personId: id, ...row })
      .onConflict((conflict) =>
        conflict.column('personId').doUpdateSet({
          ...row,
          ...(keepsPhoto && { photoId: sql`coalesce(excluded.photo_id, licence.photo_id)` }),
        }),
      )
      .execute();
  };

  return {
    /** As it stands, and nobody else changes it until this transaction ends. */
    lock: async (id: string): Promise<StoredDriver | undefined> => {
      const rows = await readRows(db)`select from driver where id = ${id} for no key update`;
      if (rows.length === 0) return undefined;
      return readRow(db)<StoredDriver>`
        select d.version, d.status,
          case p.role when 'employee' then 'employee' else 'provider' end as employer,
          case p.role when 'employee' then p.id end as "employeeId",
          p.first_name_th as "firstNameTh", p.last_name_th as "lastNameTh",
          p.first_name_en as "firstNameEn", p.last_name_en as "lastNameEn",
          d.provider_id as "providerId", p.nickname, p.phone, p.photo_id as "photoId",
          array(select site_id from driver_site where driver_id = d.id order by 1) as sites,
          array(select kind from driver_kind where driver_id = d.id order by 1) as kinds,
          l.number, l.class, l.expires_on::text as "expiresOn", l.photo_id as "licencePhotoId",
          d.medical_expires_on::text as "medicalUntil",
          d.training_expires_on::text as "trainingUntil",
          ${driverShifts('d')} as shifts
        from driver d join person p on p.id = d.id left join licence l on l.person_id = d.id
        where d.id = ${id}`;
    },

    /** An employee who is here, and whether they drive already; nobody else is made a driver by their id. */
    findEmployee: (id: string) => readRow(db)<{
      isDriver: boolean;
      photoId: string | null;
      licencePhotoId: string | null;
    }>`
        select exists (select from driver where driver.id = p.id) as "isDriver",
          p.photo_id as "photoId", l.photo_id as "licencePhotoId"
        from person p left join licence l on l.person_id = p.id
        where p.id = ${id} and p.role = 'employee' and p.status = 'active'
        for no key update of p`,

    isLicenceOfAnother: async (number: string, personId: string | null): Promise<boolean> => {
      const row = await db
        .selectFrom('licence')
        .select('personId')
        .where('number', '=', number)
        .executeTakeFirst();
      return row !== undefined && row.personId !== personId;
    },

    insert: async (id: string, driver: DriverBody): Promise<void> => {
      const person = personOf(driver);
      await (driver.employer === 'employee'
        ? db.updateTable('person').set(person).where('id', '=', id).execute()
        : db
            .insertInto('person')
            .values({
              id,
              role: 'driver',
              firstNameTh: '',
              lastNameTh: '',
              firstNameEn: '',
              lastNameEn: '',
              ...person,
            })
            .execute());
      await db
        .insertInto('driver')
        .values({ id, ...columnsOf(driver) })
        .execute();
      await saveLists(id, driver);
      await saveLicence(id, driver, { keepsPhoto: true });
    },

    update: async (id: string, driver: DriverBody): Promise<void> => {
      await db.updateTable('person').set(personOf(driver)).where('id', '=', id).execute();
      await db.updateTable('driver').set(columnsOf(driver)).where('id', '=', id).execute();
      await saveLists(id, driver);
      await saveLicence(id, driver, { keepsPhoto: false });
    },

    setStatus: (id: string, status: DriverStatus) =>
      db.updateTable('driver').set({ status }).where('id', '=', id).execute(),

    addLeave: (
      { id, driverId }: { id: string; driverId: string },
      { type, from, until, reason }: Omit<LeaveBody, 'releases'>,
    ) =>
      db
        .insertInto('driverLeave')
        .values({ id, driverId, type, period: `[${from},${until})`, reason })
        .execute(),
  };
};
