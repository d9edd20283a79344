import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import type { OpenDatabase } from './client';

export type Locks = {
  /** Does the work if no one else, in any process, holds the lock of this name. `at` is the database's time. */
  tryLock: (name: string, work: (at: Date) => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
};

// A network that swallows packets ends no connection; a question without an answer does.
const ANSWER_MS = 10_000;

/**
 * All locks of a process live on one connection beside the pool: whoever holds a lock waits for no second connection.
 * Should this server die, PostgreSQL gives its locks back at once; after a loss the next question connects again.
 */
export const openLocks = ({ newClient }: Pick<OpenDatabase, 'newClient'>): Locks => {
  let session: Client | undefined;
  let lastQuestion: Promise<unknown> = Promise.resolve();

  const leave = async (client: Client): Promise<void> => {
    if (session === client) session = undefined;
    // A lost connection may never answer the goodbye.
    await Promise.race([client.end(), sleep(1_000, undefined, { ref: false })]).catch(() => {});
    client.connection.stream.destroy();
  };

  const connect = async (): Promise<Client> => {
    const client = newClient();
    client.on('error', () => void leave(client));
    await client.connect();
    return client;
  };

  const askNow = async <Row extends object>(text: string, name: string): Promise<Row> => {
    const client = (session ??= await connect());
    try {
      const question = { text, values: [name], query_timeout: ANSWER_MS };
      const { rows } = await client.query<Row>(question);
      return rows[0]!;
    } catch (error) {
      void leave(client);
      throw error;
    }
  };

  // A connection takes one question at a time.
  const ask = <Row extends object>(text: string, name: string): Promise<Row> => {
    const answer = lastQuestion.then(() => askNow<Row>(text, name));
    lastQuestion = answer.catch(() => {});
    return answer;
  };

  return {
    tryLock: async (name, work) => {
      const { mine, at } = await ask<{ mine: boolean; at: Date }>(
        'select pg_try_advisory_lock(hashtextextended($1, 0)) as mine, clock_timestamp() as at',
        name,
      );
      if (!mine) return;
      try {
        await work(at);
      } finally {
        await ask('select pg_advisory_unlock(hashtextextended($1, 0))', name);
      }
    },
    close: async () => {
      await lastQuestion;
      if (session) await leave(session);
    },
  };
};
