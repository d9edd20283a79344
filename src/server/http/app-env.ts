import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';
import type { Language } from '#domain/language';

/** What every request carries on its way through the app. `language` is the person's own once they are known. */
export type AppEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    log: Logger;
    route: string;
    language: Language;
    tokenEndsAt: number;
  };
};
