/** What a link opens: one person's or one gate's business, and nothing else. */
export const linkFaces = ['driver', 'gate', 'rider'] as const;

export type LinkFace = (typeof linkFaces)[number];

/** So long after a ride everybody's names are gone from every link. */
export const PERSONAL_HOURS = 24;

/** A gate's tablet asks for a code of so many figures; after so many wrong ones its link is dead. */
export const PIN_PATTERN = /^\d{4,6}$/;
export const MOST_WRONG_PINS = 5;

export type LinkState = 'open' | 'expired' | 'revoked' | 'locked';

/** Whether a link still opens something, and else why not. */
export const linkState = (
  link: { validUntil: string; revokedAt: string | null; wrongPins: number },
  now: Date,
): LinkState => {
  if (link.revokedAt !== null) return 'revoked';
  if (link.wrongPins >= MOST_WRONG_PINS) return 'locked';
  return Date.parse(link.validUntil) <= now.getTime() ? 'expired' : 'open';
};
