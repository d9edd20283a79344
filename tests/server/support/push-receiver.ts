import { createECDH, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { createRequire } from 'node:module';
import type { PushSubscribed } from '#contract/notices';
import { listenHere } from './listen-here';

/** What web-push itself encrypts with; it has no types. */
const encryption = createRequire(createRequire(import.meta.url).resolve('web-push'))(
  'http_ece',
) as {
  decrypt: (
    body: Buffer,
    options: {
      version: 'aes128gcm';
      privateKey: ReturnType<typeof createECDH>;
      authSecret: string;
    },
  ) => Buffer;
};

type Received = { path: string; headers: IncomingHttpHeaders; message: Record<string, unknown> };

/** A push service and the phone behind it: it answers as it is told, and reads what was encrypted for it. */
export const openPushReceiver = async () => {
  const phone = createECDH('prime256v1');
  phone.generateKeys();
  const authSecret = randomBytes(16).toString('base64url');
  const received: Received[] = [];
  const answers: { status: number; headers?: Record<string, string> }[] = [];
  const url = await listenHere((request, response) => {
    void buffer(request).then((body) => {
      const { status, headers = {} } = answers.shift() ?? { status: 201 };
      if (status === 201) {
        const options = { version: 'aes128gcm', privateKey: phone, authSecret } as const;
        const text = encryption.decrypt(body, options).toString();
        const message = JSON.parse(text) as Record<string, unknown>;
        received.push({ path: request.url ?? '', headers: request.headers, message });
      }
      response.writeHead(status, headers).end();
    });
  });
  return {
    received,
    /** To the next requests, in turn; then it takes them. */
    answerWith: (...next: typeof answers) => answers.push(...next),
    subscription: (path = '/phone'): PushSubscribed => ({
      endpoint: `${url}${path}`,
      keys: { p256dh: phone.getPublicKey('base64url'), auth: authSecret },
    }),
  };
};
