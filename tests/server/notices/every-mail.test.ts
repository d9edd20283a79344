import { expect, it } from 'vitest';
import type { About } from '#domain/notice/link-of';
import { noticeTypes } from '#domain/notice/notice-types';
import { languages, type Language } from '#domain/language';
import { asHtmlPage, asText } from '../../../src/server/notices/email/write-mail';
import { sayNotice } from '../../../src/server/use-cases/notices/say-notice';

/** All that a notice may know; each uses of it what it needs. */
const known = {
  ref: 'NV-2611-0151',
  kind: 'bookingwithdrivernava',
  startsAt: '2026-11-24T01:00:00.000Z',
  plate: '1กร 4521',
  personTh: 'มาลี สุขใจ',
  personEn: 'Malee Sukjai',
  providerTh: 'สยามคาร์เร้นท์',
  providerEn: 'Siam Car Rent',
  paper: 'insurance',
  number: 'C-12',
  expiresOn: '2026-12-01',
  channel: 'email',
  truth: 'seats_within_capacity',
};

const day = { day: '2026-11-24' };

/** Where one type says several things, each of them. */
const cases: Partial<Record<About['type'], readonly Readonly<Record<string, string>>[]>> = {
  decided: [
    ...['approve', 'reject', 'return'].map((verdict) => ({ verdict })),
    ...['approve', 'reject', 'return', 'lapse'].map((change) => ({ change })),
  ],
  changed: [
    {},
    { timeWas: '2026-11-24T00:30:00.000Z' },
    { endWas: '2026-11-24T09:00:00.000Z', endIs: '2026-11-25T09:00:00.000Z' },
    { plateWas: '2ขค 1234', driverWasTh: 'ประเสริฐ ขับดี', driverWasEn: 'Prasert Khabdee' },
    { driverIsTh: 'สมพงษ์ ใจเย็น', driverIsEn: 'Sompong Jaiyen' },
    { placeWas: 'Gate 2', placeIs: 'Gate 3' },
  ],
  cancelled: [{}, { left: 'yes' }],
  seat_offered: [{}, { shared: 'yes' }, { until: '2026-11-24T02:10:00.000Z' }],
  seat_lapsed: [{}, { keeps: 'yes' }],
  expired: [{}, { decider: 'yes' }],
  no_car: [{}, day],
  overdue: [day, { extend: '30' }],
  car_late: [{}, { ...day, text: 'CAR-3' }],
  dead_letter: [{}, { since: '2026-11-24T02:10:00.000Z' }],
  trouble: ['', 'stands', 'damage', 'gate'].map((matter) => ({ matter, text: 'Tyre', ...day })),
  urgent: [day],
  declined: [day],
  trip_offered: [day, { ...day, matter: 'withdrawn' }],
};

const letters = { th: /[ก-๙]/, en: /[a-z]{2}/ };

const everyMail = (language: Language) =>
  noticeTypes.flatMap((type) =>
    (cases[type] ?? [{}]).map((more: Readonly<Record<string, string>>) => {
      const subject = type === 'expiring' ? 'car' : 'booking';
      const about = { type, subject, subjectId: 'b1', params: { ...known, ...more } };
      const url = `https://carpool.example${sayNotice(about, language).link}`;
      const settingsUrl = 'https://carpool.example/settings';
      const lines = ['<24/11/2026 08:00–17:00>'];
      return { about, mail: { ...sayNotice(about, language), language, lines, url, settingsUrl } };
    }),
  );

it.each(languages)('every notice is a whole e-mail in %s, as a page and as text', (language) => {
  for (const { about, mail } of everyMail(language)) {
    const name = JSON.stringify(about);
    const [text, page] = [asText(mail), asHtmlPage(mail)];
    for (const part of [mail.title, mail.sentence, mail.action, mail.link]) {
      expect(part, name).not.toMatch(/undefined|null|NaN|\[object| {2}| $|^ | [,.]|\(\)|: *$/);
      expect(part, name).not.toBe('');
      expect(part === mail.title ? page : text, name).toContain(part);
    }
    expect(page.replaceAll(/<\/?span[^>]*>/g, ''), name).toContain(
      '&lt;24/11/2026 08:00–17:00&gt;',
    );
    expect(text, name).toContain('<24/11/2026 08:00–17:00>');
    expect(text, name).toContain(mail.url);
    expect(page, name).toContain(mail.url.replaceAll('&', '&amp;'));
    expect(mail.sentence, name).toMatch(letters[language]);
  }
});
