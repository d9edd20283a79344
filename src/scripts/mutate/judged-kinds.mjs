// @ts-check

/** Of the kinds; see `judged.mjs`. @type {readonly { file: string, why: string, lives: readonly string[] }[]} */
export const judgedOfKinds = [
  {
    file: 'src/kinds/registry.ts',
    why: 'The filter is for the compiler: all keys of the record are kinds.',
    lives: ['Object.keys(kinds) .filter(isKindId)  →  Object.keys(kinds)'],
  },
  {
    file: 'src/kinds/bookingduringday/rules.ts',
    why: 'A ride back is later than the ride, which was too soon before it.',
    lives: ["['returnAt', 'short_notice']  →  []"],
  },
  {
    file: 'src/kinds/bookingwithdriveramata/rules.ts',
    why: 'Without both stops there is no ride to judge: what is said of them the schema says before.',
    lives: ["['boardStop', 'alightStop']  →  []"],
  },
  {
    file: 'src/kinds/bookingwithdriveramata/begin.ts',
    why: 'Of no departure nobody knows the time.',
    lives: ['entryId === null  →  false'],
  },
  {
    file: 'src/kinds/request/book-again.ts',
    why: 'Nothing is no moment either.',
    lives: ['moment === null  →  false'],
  },
  {
    file: 'src/kinds/request/service-time.ts',
    why: 'One day more of looking finds the same in any week.',
    lives: ['ahead < FURTHEST_LOOK_DAYS  →  (ahead) <= (FURTHEST_LOOK_DAYS)'],
  },
  {
    file: 'src/kinds/request/service-time.ts',
    why: 'On the same day both are that day.',
    lives: ['next > horizon  →  (next) >= (horizon)'],
  },
  {
    file: 'src/kinds/request/service-time.ts',
    why: 'At the hour of opening the other way proposes that hour too.',
    lives: ['minuteOfDay(earliest) >= opens  →  (minuteOfDay(earliest)) > (opens)'],
  },
  {
    file: 'src/kinds/request/service-time.ts',
    why: 'What is no moment has no minute of the day, and is in no hours.',
    lives: [
      'last === null || Number.isNaN(Date.parse(last))  →  (last === null) && (Number.isNaN(Date.parse(last)))',
    ],
  },
  {
    file: 'src/kinds/request/begin.ts',
    why: 'A rental of no length cannot be asked for.',
    lives: ['minutes > 0  →  (minutes) >= (0)'],
  },
  {
    file: 'src/kinds/request/common.ts',
    why: 'The pattern before it knows no such text, and what is no moment has no year.',
    lives: ['Number.isNaN(moment.getTime())  →  false', 'false  →  true'],
  },
  {
    file: 'src/kinds/request/find-broken.ts',
    why: 'The same length is kept by the rule before; of moments only reasons are told.',
    lives: [
      'problem !== null && isReason(problem)  →  true',
      'problem !== null && isReason(problem)  →  (problem !== null) || (isReason(problem))',
    ],
  },
];
