import { faceNames } from '#words/links';
import { gatePin } from './links';
import { byId, choice, number, reference, text, textAs } from './record';

const { driver, gate } = faceNames;

/** What is asked for a new link; a guest's is made from the booking. */
export const newLinkFields = {
  face: choice(
    ['driver', 'gate'],
    { driver, gate },
    {
      th: 'สำหรับ',
      en: 'For',
      section: 'link',
      asChips: true,
    },
  ),
  driverId: reference(byId, { th: 'คนขับ', en: 'Driver', section: 'link', wide: true }),
  name: text(100, { th: 'ชื่อประตู', en: 'Name of the gate', section: 'link' }),
  pin: textAs(gatePin, {
    th: 'รหัสประตู 4–6 หลัก',
    en: 'Gate’s code, 4 to 6 figures',
    section: 'link',
  }),
  days: number(1, 90, { th: 'ใช้ได้กี่วัน', en: 'Valid for days', section: 'link' }),
};
