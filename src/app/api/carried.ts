import type { Language } from '#domain/language';
import type { Caller } from './caller';

type Parts = {
  tokens: Awaited<ReturnType<Caller['tokens']>>;
  language: Language | '*';
  appVersion: string;
};

/** What every request of the product carries. */
export const carried = ({ tokens, language, appVersion }: Parts): Headers =>
  new Headers({
    'Content-Type': 'application/json',
    'Accept-Language': language,
    'X-App-Version': appVersion,
    id_token: tokens.idToken,
    access_token: tokens.accessToken,
  });
