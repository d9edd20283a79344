export const languages = ['th', 'en'] as const;

export type Language = (typeof languages)[number];

export const isLanguage = (value: unknown): value is Language =>
  (languages as readonly unknown[]).includes(value);
