import { createHash, createHmac, randomBytes } from 'node:crypto';

const TOKEN = /^[\w-]{22}$/;

/** 128 random bits, as they stand in an address. */
export const newLinkToken = (): string => randomBytes(16).toString('base64url');

/** Only this is kept. What is no token at all has a hash too, so that it takes as long to find nothing. */
export const hashToken = (token: string): Buffer =>
  createHash('sha256')
    .update(TOKEN.test(token) ? token : 'none')
    .digest();

/** Keyed by the token, which the database does not have: there a code of four figures cannot be tried out. */
export const hashPin = (token: string, pin: string): Buffer =>
  createHmac('sha256', token).update(pin).digest();
