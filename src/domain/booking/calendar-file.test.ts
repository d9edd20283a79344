import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarFile, folded, type CalendarEntry } from './calendar-file';

const entry: CalendarEntry = {
  bookingId: '0190f0a0-0000-7000-8000-000000000001',
  version: 3,
  startsAt: '2026-11-21T02:05:00.000Z',
  endsAt: '2026-11-21T10:00:00.000Z',
  title: 'รถพร้อมคนขับ, อมตะ',
  place: 'ประตู 1; โรงงานนวนคร',
  notes: ['NV-2611-0042', 'กข 1234\\ชลบุรี'],
  state: 'arranged',
  url: 'https://cars.example/checkbooking?booking=1',
  madeAt: new Date('2026-11-20T01:02:03Z'),
};

const unfold = (file: string) => file.replaceAll('\r\n ', '');
const lines = (file: string) => unfold(file).split('\r\n');

describe('calendar file of a booking', () => {
  it('names the booking by a UID that stays and its version as the sequence', () => {
    expect(lines(calendarFile(entry))).toContain(
      'UID:0190f0a0-0000-7000-8000-000000000001@carpool',
    );
    expect(lines(calendarFile(entry))).toContain('SEQUENCE:3');
    const changed = calendarFile({ ...entry, version: 4, startsAt: '2026-11-22T02:05:00Z' });
    expect(lines(changed)).toContain('UID:0190f0a0-0000-7000-8000-000000000001@carpool');
    expect(lines(changed)).toContain('SEQUENCE:4');
  });

  it('writes moments in UTC and escapes what has a meaning of its own', () => {
    expect(lines(calendarFile(entry))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Car Pool//Booking//TH',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:0190f0a0-0000-7000-8000-000000000001@carpool',
      'SEQUENCE:3',
      'DTSTAMP:20261120T010203Z',
      'DTSTART:20261121T020500Z',
      'DTEND:20261121T100000Z',
      'SUMMARY:รถพร้อมคนขับ\\, อมตะ',
      'LOCATION:ประตู 1\\; โรงงานนวนคร',
      'DESCRIPTION:NV-2611-0042\\nกข 1234\\\\ชลบุรี\\nhttps://cars.example/checkbooking?booking=1',
      'URL:https://cars.example/checkbooking?booking=1',
      'STATUS:CONFIRMED',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:รถพร้อมคนขับ\\, อมตะ',
      'TRIGGER:-PT30M',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it.each<[CalendarEntry['state'], string]>([
    ['pending', 'TENTATIVE'],
    ['returned', 'TENTATIVE'],
    ['waitlisted', 'TENTATIVE'],
    ['approved', 'TENTATIVE'],
    ['arranged', 'CONFIRMED'],
    ['ongoing', 'CONFIRMED'],
    ['completed', 'CONFIRMED'],
    ['cancelled', 'CANCELLED'],
    ['rejected', 'CANCELLED'],
    ['expired', 'CANCELLED'],
    ['unserved', 'CANCELLED'],
    ['noshow', 'CANCELLED'],
  ])('%s is %s: firm once there is a car for it', (state, status) => {
    expect(lines(calendarFile({ ...entry, state }))).toContain(`STATUS:${status}`);
  });

  it('leaves out what is not known', () => {
    const file = calendarFile({ ...entry, place: null, notes: [] });
    expect(file).not.toMatch(/LOCATION/);
    expect(lines(file)).toContain('DESCRIPTION:https://cars.example/checkbooking?booking=1');
  });

  it.each([
    ['\u007f', 1],
    ['\u0080', 2],
    ['\u07ff', 2],
    ['\u0800', 3],
    ['ก', 3],
    ['\ufffd', 3],
    ['\uffff', 3],
    ['\u{10000}', 4],
  ])('fills a line with as many %j as it holds, and goes on with the next', (letter, octets) => {
    const most = Math.floor(75 / octets);
    const full = letter.repeat(most);
    expect(folded(full)).toBe(full);
    expect(folded(full + letter)).toBe(`${full}\r\n ${letter}`);
  });

  it('whatever the words, no line is longer than 75 octets and none is lost', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        const plain = title.replaceAll(/[\\;,\r\n]/g, '');
        const file = calendarFile({ ...entry, title: plain });
        for (const line of file.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        }
        expect(lines(file)).toContain(`SUMMARY:${plain}`);
      }),
    );
  });
});
