import { createHash } from 'node:crypto';
import { done, refuse, type Outcome, type Refusal } from '#domain/refusal';
import type { Db } from '../db/client';
import { endWaiting } from '../db/end-waiting';
import { refusalOfConstraint } from '../db/refusal-of-constraint';
import { idempotencyRepository } from '../db/repositories/service/idempotency.repository';
import { writeTransaction } from '../db/write-transaction';
import type { Gate } from './create-gate';
import type { Input } from './read-input';

/** Carries a refusal out of the transaction, so that everything it wrote is taken back. */
class RolledBack extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

const TRIES = 3;
/** With the gate's patience the longest that a write waits: less than nine seconds. See docs/decisions/272. */
const LONGEST_WAIT_MS = 2_500;
const retriable = new Set(['40001', '40P01']);

type Databases = { db: Db; probe: Db };

const inTransaction = async <T>(
  { db, probe }: Databases,
  work: (tx: Db) => Promise<Outcome<T>>,
  until = performance.now() + LONGEST_WAIT_MS,
  tries = TRIES,
): Promise<Outcome<T>> => {
  try {
    const value = await writeTransaction(db, async (tx, pid) => {
      const stop = endWaiting(probe, pid, until);
      const outcome = await work(tx).finally(stop);
      if (!outcome.ok) throw new RolledBack(outcome.refusal);
      return outcome.value;
    });
    return done(value);
  } catch (error) {
    if (error instanceof RolledBack) return { ok: false, refusal: error.refusal };
    const refusal = refusalOfConstraint(error);
    if (refusal) return { ok: false, refusal };
    const { code } = error as { code?: unknown };
    // PostgreSQL chose this transaction as the one to give way: nothing of it happened, so it may run again.
    if (tries > 1 && typeof code === 'string' && retriable.has(code))
      return inTransaction({ db, probe }, work, until, tries - 1);
    throw error;
  }
};

type Write = Databases & {
  gate: Gate;
  endpoint: string;
  personId: string;
  input: Input;
  /** Runs the use-case and gives its answer as the text that is sent. */
  work: (tx: Db) => Promise<Outcome<string>>;
};

/**
 * One transaction for the key, the work and the stored answer. A rival with the same key waits for it in PostgreSQL and
 * then gets the same bytes; a refused attempt leaves its key free.
 */
export const runWrite = async ({
  gate,
  endpoint,
  personId,
  input,
  work,
  ...databases
}: Write): Promise<Outcome<string>> => {
  const { idempotencyKey: key, params, query, body } = input;
  const write = async (tx: Db): Promise<Outcome<string>> => {
    if (key === undefined) return work(tx);
    const keys = idempotencyRepository(tx);
    const hash = createHash('sha256')
      .update(JSON.stringify([params, query, body]))
      .digest('base64url');
    const claim = await keys.claim(key, personId, endpoint, hash);
    if (claim === 'reused-with-other-body') return refuse('key_reused');
    if (claim !== 'new') return done(String(claim.answer));
    const outcome = await work(tx);
    if (outcome.ok) await keys.store(key, personId, { status: 200, answer: outcome.value });
    return outcome;
  };
  const outcome = await gate(() => inTransaction(databases, write));
  return outcome ?? refuse('temporarily_unavailable');
};
