/** What an installation needs before people can work with it, in the order in which it is entered. */
export const setUpSteps = [
  'people',
  'approvers',
  'places',
  'contacts',
  'rules',
  'cars',
  'drivers',
  'providers',
  'channels',
] as const;

export type SetUpStep = (typeof setUpSteps)[number];
