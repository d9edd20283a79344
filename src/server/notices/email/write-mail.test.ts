import { expect, it } from 'vitest';
import { asHtmlPage, asText, type Mail } from './write-mail';

const mail: Mail = {
  language: 'en',
  title: 'Trip changed',
  sentence: 'NV-2611-0183 changed: car from 2ขน 903 to ก-1187, leaving 07/12/2026 08:00',
  lines: ['Driver: Manop <Saengthong> 094-447-8113', 'Reason: รถ 2 คันเสีย', 'รถ 12 ที่นั่ง'],
  action: 'See the booking',
  url: 'https://carpool.example/checkbooking',
  settingsUrl: 'https://carpool.example/settings',
};

it('what is read as one is not torn at the end of a line', () => {
  const page = asHtmlPage(mail);
  const whole = [...page.matchAll(/nowrap">([^<]*)</g)].map(([, text]) => text);
  expect(whole).toEqual(['NV-2611-0183', '2ขน 903', 'ก-1187', '094-447-8113', 'รถ 2', 'รถ 12']);
  expect(page).toContain('Manop &lt;Saengthong&gt;');
});

it('what is read as text has no marks of a page', () => {
  expect(asText(mail)).not.toContain('<span');
});
