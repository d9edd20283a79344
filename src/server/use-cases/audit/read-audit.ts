import type { AuditEntry } from '#contract/audit';
import type { Language } from '#domain/language';
import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { auditRepository } from '../../db/repositories/audit/audit.repository';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Of a long list in an event only the beginning is named. */
const MOST_NAMED = 500;

/** Every id anywhere in a value. */
const idsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return UUID.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(idsIn);
};

/** A province has a code and no id. */
const provincesIn = (value: unknown): number[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, part]) =>
    field === 'provinceCode' && typeof part === 'number' ? [part] : provincesIn(part),
  );
};

const idsOf = ({ subjectId, before, after }: Omit<AuditEntry, 'label'>): string[] => [
  ...(subjectId === null ? [] : [subjectId]),
  ...idsIn(before),
  ...idsIn(after),
];

/** Of what is there no more. Of a person no event tells the name. */
const nameThen = ({ before, after }: Pick<AuditEntry, 'before' | 'after'>, language: Language) => {
  const { nameTh, nameEn }: Record<string, unknown> = { ...before, ...after };
  const name = language === 'th' ? nameTh : nameEn;
  return typeof name === 'string' ? name : null;
};

/** Events hold ids; the names are those of today, so that an erased person is gone from the history too. */
export const readAudit: UseCase<'readAudit'> = async ({ query, language, db }) => {
  const audit = auditRepository(db);
  const page = await audit.page(query, language);
  if (!page) return refuse('invalid_input', { fields: { after: 'invalid' } });
  const ids = [...new Set(page.rows.flatMap(idsOf))].slice(0, MOST_NAMED);
  const provinces = page.rows.flatMap(({ before, after }) => provincesIn([before, after]));
  const names = {
    ...(await audit.labels(ids, language)),
    ...(await audit.provinces(provinces, language)),
  };
  const entries = page.rows.map(({ cursor: _, ...row }) => ({
    ...row,
    label: row.subjectId === null ? null : (names[row.subjectId] ?? nameThen(row, language)),
  }));
  return done({ entries, names, next: page.next });
};
