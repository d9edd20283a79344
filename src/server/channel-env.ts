import { isLoopback } from './identity/local-idp/is-loopback';

export type Mailbox = { name: string; address: string };

export type SmtpServer = {
  host: string;
  port: number;
  secure: boolean;
  auth?: { user: string; pass: string };
};

/** What each channel needs; a channel without it is off. */
export type ChannelEnv = {
  email: { server: SmtpServer; from: Mailbox } | undefined;
  /** The Messaging API channel of the company's Official Account. */
  line: { secret: string; token: string } | undefined;
  /** The key with which the addresses of Teams' channels are kept. */
  teams: Buffer | undefined;
  /** Phones take notices only from a site with https, and push services none that is signed by a localhost. */
  push: boolean;
};

type Reading = {
  read: (name: string) => string | undefined;
  must: (good: boolean, sentence: string) => void;
  publicOrigin: string;
};

/** Nothing where a percent sign stands for itself. */
const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

const readSmtp = (text: string): SmtpServer | undefined => {
  if (!/^smtps?:\/\/[^/]/.test(text) || !URL.canParse(text)) return undefined;
  const { protocol, hostname, port, username, password } = new URL(text);
  const secure = protocol === 'smtps:';
  const [user, pass] = [decoded(username), decoded(password)];
  if (user === undefined || pass === undefined) return undefined;
  return {
    host: hostname,
    port: Number(port || (secure ? 465 : 587)),
    secure,
    ...(user !== '' && { auth: { user, pass } }),
  };
};

const readMailbox = (text: string): Mailbox | undefined => {
  const [, name = '', address = ''] = /^(?:(.*?)\s*<)?([^\s<>@]+@[^\s<>@]+)>?$/.exec(text) ?? [];
  return address === '' ? undefined : { name: name.replaceAll('"', '') || address, address };
};

const KEY_BYTES = 32;
const isKey = (text: string): boolean =>
  /^[\w+/-]{43}=?$/.test(text) && Buffer.from(text, 'base64').length === KEY_BYTES;

/** The channels of notices, each off until it is set up. */
export const readChannelEnv = ({ read, must, publicOrigin }: Reading): ChannelEnv => {
  const smtpUrl = read('SMTP_URL');
  const mailFrom = read('MAIL_FROM');
  const server = smtpUrl === undefined ? undefined : readSmtp(smtpUrl);
  const from = mailFrom === undefined ? undefined : readMailbox(mailFrom);
  // The value may hold a password, so it is not repeated.
  must(
    smtpUrl === undefined || server !== undefined,
    'SMTP_URL must look like smtp://user:password@mail.example:587, or smtps:// for TLS from the first byte; in the password % is written %25 and @ is %40.',
  );
  must(
    smtpUrl === undefined || mailFrom !== undefined,
    'MAIL_FROM is missing: with SMTP_URL, say from which mailbox notices come, such as Car Pool <carpool@example.com>.',
  );
  must(
    mailFrom === undefined || smtpUrl !== undefined,
    'SMTP_URL is missing: with MAIL_FROM, say by which mail server notices go, such as smtp://user:password@mail.example:587.',
  );
  must(
    mailFrom === undefined || from !== undefined,
    `MAIL_FROM must be a mailbox such as Car Pool <carpool@example.com>, but is "${mailFrom}".`,
  );
  const secret = read('LINE_CHANNEL_SECRET');
  const token = read('LINE_CHANNEL_TOKEN');
  must(
    (secret === undefined) === (token === undefined),
    'LINE needs both LINE_CHANNEL_SECRET and LINE_CHANNEL_TOKEN, from the Messaging API channel of the Official Account.',
  );
  must(
    secret === undefined || /^[0-9a-f]{32}$/.test(secret),
    'LINE_CHANNEL_SECRET must be the 32 letters of the channel secret.',
  );
  must(
    token === undefined || /^[\w+/=.-]{8,}$/.test(token),
    'LINE_CHANNEL_TOKEN must be the channel access token alone, in one line and without spaces.',
  );
  const teamsKey = read('TEAMS_KEY');
  must(
    teamsKey === undefined || isKey(teamsKey),
    'TEAMS_KEY must be 32 random bytes in base64, such as `openssl rand -base64 32` makes.',
  );
  return {
    teams: teamsKey !== undefined && isKey(teamsKey) ? Buffer.from(teamsKey, 'base64') : undefined,
    line: secret !== undefined && token !== undefined ? { secret, token } : undefined,
    email: server && from && { server, from },
    push: publicOrigin.startsWith('https:') && !isLoopback(new URL(publicOrigin).hostname),
  };
};
