import { once } from 'node:events';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

type Sink = {
  server: { host: string; port: number; secure: false };
  mails: ParsedMail[];
  /** What it answers to the next messages; none of them is kept. */
  refuseWith: (code: number | null) => void;
};

/** A mail server that keeps what it is given. */
export const openMailSink = async (): Promise<Sink> => {
  const mails: ParsedMail[] = [];
  let refusal: number | null = null;
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: (stream, _session, callback) => {
      simpleParser(stream, (error, mail) => {
        if (refusal !== null)
          return callback(Object.assign(new Error('no'), { responseCode: refusal }));
        if (!error) mails.push(mail);
        callback(error);
      });
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  onTestFinished(() => new Promise((resolve) => smtp.close(() => resolve())));
  const address = smtp.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    server: { host: '127.0.0.1', port: address.port, secure: false },
    mails,
    refuseWith: (code) => {
      refusal = code;
    },
  };
};
