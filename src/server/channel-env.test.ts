import { describe, expect, it } from 'vitest';
import { readEnv } from './env';

const channelsOf = (source: Record<string, string>) => {
  const result = readEnv(source);
  if (!result.ok) throw new Error(result.problems.join('\n'));
  return result.env.channels;
};

const problemsOf = (source: Record<string, string>) => {
  const result = readEnv(source);
  return result.ok ? [] : result.problems;
};

const GUID = '0190f0a0-0000-4000-8000-000000000000';
const MAIL_FROM = 'Car Pool <carpool@example.com>';

describe('the channels of notices', () => {
  it('are off until they are set up', () => {
    expect(channelsOf({})).toEqual({
      email: undefined,
      line: undefined,
      teams: undefined,
      push: false,
    });
  });

  it('reads where mail is sent, and from which mailbox', () => {
    expect(channelsOf({ SMTP_URL: 'smtp://me:p%40ss@mail.example', MAIL_FROM }).email).toEqual({
      server: {
        host: 'mail.example',
        port: 587,
        secure: false,
        auth: { user: 'me', pass: 'p@ss' },
      },
      from: { name: 'Car Pool', address: 'carpool@example.com' },
    });
    expect(
      channelsOf({ SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'a@b.example' }).email,
    ).toEqual({
      server: { host: 'mail.example', port: 465, secure: true },
      from: { name: 'a@b.example', address: 'a@b.example' },
    });
  });

  it.each([
    [{ SMTP_URL: 'mail.example:587', MAIL_FROM }, /^SMTP_URL must look like/],
    [{ SMTP_URL: 'smtp://me:50%off@mail.example', MAIL_FROM }, /% is written %25/],
    [{ SMTP_URL: 'smtp://mail.example' }, /^MAIL_FROM is missing/],
    [{ MAIL_FROM }, /^SMTP_URL is missing/],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Car Pool' }, /^MAIL_FROM must be a mailbox/],
    [{ LINE_CHANNEL_SECRET: 'a'.repeat(32) }, /^LINE needs both/],
    [{ LINE_CHANNEL_SECRET: 'x', LINE_CHANNEL_TOKEN: 'y' }, /^LINE_CHANNEL_SECRET must be/],
    [
      { LINE_CHANNEL_SECRET: 'a'.repeat(32), LINE_CHANNEL_TOKEN: 'two lines\nof it' },
      /^LINE_CHANNEL_TOKEN must be/,
    ],
    [{ TEAMS_KEY: 'secret' }, /^TEAMS_KEY must be 32 random bytes/],
  ])('says what is wrong with %j', (source, sentence) => {
    expect(problemsOf(source)[0]).toMatch(sentence);
  });

  it('reach no phone from a site that only this machine knows', () => {
    expect(channelsOf({ PUBLIC_ORIGIN: 'https://localhost:3443' }).push).toBe(false);
    const entra = { IDENTITY: 'entra', ENTRA_CLIENT_ID: GUID, ENTRA_TENANTS: GUID };
    const site = { PUBLIC_ORIGIN: 'https://carpool.example', REJECTED_DOMAIN: 'none' };
    expect(channelsOf({ ...entra, ...site }).push).toBe(true);
  });

  it('reads the key of Teams', () => {
    const key = Buffer.alloc(32, 7);
    expect(channelsOf({ TEAMS_KEY: key.toString('base64') }).teams).toEqual(key);
  });

  it('never repeats a password', () => {
    expect(problemsOf({ SMTP_URL: 'http://me:secret@mail', MAIL_FROM }).join('')).not.toContain(
      'secret',
    );
  });
});
