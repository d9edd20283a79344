import { describe, expect, it } from 'vitest';
import type { Actor } from './actor';
import type { MenuFlag } from '#kinds/menu-flags';
import { adminWith } from '../../../tests/factories/admin-rights';
import { mayReadFile, type FileUses } from './may-read-file';

const me: Actor = { personId: 'me', isEmployee: true, isApprover: false };
const admin = (...flags: MenuFlag[]): Actor => ({
  ...me,
  admin: adminWith(flags),
});
const uses = (more: Partial<FileUses> = {}): FileUses => ({
  uploaderId: 'somebody',
  isPortrait: false,
  licenceOfId: null,
  peopleIds: [],
  kinds: [],
  ...more,
});
const nava = uses({ kinds: ['bookingwithdrivernava'] });
const licence = uses({ licenceOfId: 'somebody', kinds: ['bookingnodriver'] });

describe('§6 Who may read a file', () => {
  it.each<[string, Actor, FileUses, boolean]>([
    ['nobody else', me, uses(), false],
    ['whoever uploaded it', me, uses({ uploaderId: 'me' }), true],
    ['everybody, when it shows a car or a driver', me, uses({ isPortrait: true }), true],
    ['the people of its booking', me, uses({ peopleIds: ['other', 'me'] }), true],
    ['the holder of the licence', me, uses({ licenceOfId: 'me' }), true],
    ['no other employee the licence', me, licence, false],
    ['an admin of its kind', admin('booking_with_driver_nava_menu'), nava, true],
    ['no admin of another kind', admin('booking_no_driver_menu'), nava, false],
    [
      'an admin of one of its kinds',
      admin('booking_with_driver_nava_menu'),
      uses({ kinds: ['bookingnodriver', 'bookingwithdrivernava'] }),
      true,
    ],
    ['an admin of drivers the licence', admin('driver_menu'), licence, true],
    ['an admin of self-drive the licence', admin('booking_no_driver_menu'), licence, true],
    [
      'no admin of another kind the licence',
      admin('booking_with_driver_nava_menu'),
      licence,
      false,
    ],
    ['no supplier', admin('booking_with_driver_nava_menu', 'supplier'), nava, false],
  ])('%s', (_, actor, file, may) => {
    expect(mayReadFile(actor, file)).toBe(may);
  });
});
