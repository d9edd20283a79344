import type { Message } from './message';

/** On the first screen: apart from what is said where contacts are listed. */
export const callPerson: Message<{ name: string; phone: string }> = {
  th: ({ name, phone }) => `โทรหา ${name} ${phone}`,
  en: ({ name, phone }) => `Call ${name}, ${phone}`,
};
