/** Modules by their paths without endings. */
type Group = [name: string, modules: string[]];

/**
 * Which modules come together. A group takes along all that its modules import, unless a group before it has that
 * already, so no two groups need each other. Small files compress badly and each costs a slow phone 10 ms.
 */
export const groups: Group[] = [
  // The page it shows first: each request on the way to the first rows counts.
  ['home', ['src/app/features/booking/check-booking-screen']],
  // What every call needs; forms and sheets need parts of it.
  [
    'calls',
    [
      'src/contract/employee-contract',
      'src/app/api/send',
      'src/app/api/read-answer',
      'src/app/session/read-permission',
      'src/app/files/base64',
      // The menu, sheets and forms close by it.
      'src/app/ui/use-back-closes',
    ],
  ],
  // What runs once the first screen stands.
  [
    'work',
    [
      'src/app/outbox/open-outbox',
      'src/app/live/connect-live',
      'src/app/drafts/device-draft-store',
      'src/app/pwa/watch-for-updates',
      'src/app/pwa/keep-push',
      'src/app/pwa/push',
    ],
  ],
  // With the menu, so that the word for a lost network is there before the network is lost.
  [
    'shell',
    [
      'src/app/shell/side-drawer',
      'src/app/shell/open-dialog',
      'src/app/shell/user-menu-panel',
      'src/app/shell/connectivity-pill',
      'src/app/shell/pwa/pwa-notices',
    ],
  ],
  // Mantine's inputs and ours, and what else forms, sheets and the administration have in common.
  [
    'fields',
    [
      'node_modules/@mantine/core/esm/components/Button/Button',
      'node_modules/@mantine/form/esm/use-form',
      'node_modules/@mantine/form/esm/schema-resolver',
      'src/app/theme/mantine',
      'src/app/ui/notice',
      'src/app/files/kept-picture',
      'src/app/files/read-photo',
      'src/app/files/save-file',
      'src/app/form/field',
      'src/app/form/text-field',
      'src/app/form/chips-field',
      'src/app/form/toggle-field',
      'src/app/form/number-field',
      'src/app/people/find-person',
      'src/app/form/typed-moment',
      'src/app/form/reorder-list',
      'src/app/form/jump-to-problem',
      // With the rows of the kinds, which forms and the booking's sheet need.
      'src/kinds/request/begin',
      'src/kinds/request/check-period',
      'src/kinds/request/needs',
      'src/kinds/request/people',
      'src/kinds/request/rental',
      'src/domain/trip/period',
      'src/kinds/request/rows',
      // What a booking's details mean: to its form, and to the sheet that shows it.
      'src/kinds/request/service-time',
      'src/domain/booking/estimate-cost',
      'src/domain/money',
      'src/words/bookings',
      'src/words/booking-fields',
      'src/words/booking-summary',
      'src/words/booking-in-day',
    ],
  ],
  ['overlay', ['src/app/ui/dialog', 'src/app/ui/sheet']],
  [
    'dialogs',
    [
      'src/app/unsent/outbox-dialog',
      'src/app/features/booking/book-sheet',
      'src/app/features/notices/notices-dialog',
      'src/app/features/contacts/contact-dialog',
      'src/app/shell/stages/exceptional-stage',
      'src/app/shell/not-found-screen',
      'src/app/shell/broken-screen',
    ],
  ],
  // What all four forms need; what only one of them has stays with it.
  [
    'forms',
    [
      'src/app/routes/_employee/_mantine/$kind',
      'src/app/booking-form/booking-form-screen',
      'src/app/booking-form/date-list',
      'src/app/booking-form/place-field',
      'src/app/booking-form/period-fields',
      'src/app/booking-form/time-field',
      'src/app/booking-form/seats-section',
      'src/app/files/read-attachment',
    ],
  ],
  ['booking', ['src/app/features/booking/booking-sheet']],
  [
    'rating',
    ['src/app/routes/_employee/_mantine/evaluate', 'src/app/features/rating/rating-sheet'],
  ],
];

const withoutEnding = (id: string) => id.replace(/\.\w+(\?.*)?$/, '');

const isOneOf = (modules: string[]) => (id: string) => {
  const path = withoutEnding(id.replaceAll('\\', '/'));
  return modules.some((module) => path.endsWith(`/${module}`));
};

/** All that the first screen needs in one file: no waterfall, and one dictionary to compress with. */
export const chunkGroups = [
  { name: 'index', tags: ['$initial' as const], priority: groups.length + 1 },
  ...groups.map(([name, modules], at) => ({
    name,
    test: isOneOf(modules),
    priority: groups.length - at,
  })),
];
