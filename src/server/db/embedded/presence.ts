import pg from 'pg';
import type { Address } from '../client';

// Any constant number does; every server of the product must use the same.
const lockKey = 7_240_002;

export type Presence = {
  /** Resolves when PostgreSQL went away. */
  lost: Promise<void>;
  /** Runs `stop` if nobody else is present, and keeps newcomers waiting meanwhile. */
  leave: (stop: () => Promise<void>) => Promise<void>;
};

/**
 * Each server on a cluster holds a shared lock for as long as it lives; whoever gets the lock alone is the last one
 * and may stop PostgreSQL. A killed server's lock goes with its connection.
 */
export const bePresent = async (address: Address): Promise<Presence> => {
  const client = new pg.Client({
    ...address,
    application_name: 'carpool presence',
    keepAlive: true,
  });
  const lost = new Promise<void>((resolve) => {
    client.on('error', () => resolve());
    client.on('end', () => resolve());
  });
  try {
    await client.connect();
    await client.query('select pg_advisory_lock_shared($1)', [lockKey]);
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
  const isLast = async (): Promise<boolean> => {
    await client.query('select pg_advisory_unlock_shared($1)', [lockKey]);
    const { rows } = await client.query<{ alone: boolean }>(
      'select pg_try_advisory_lock($1) as alone',
      [lockKey],
    );
    return rows[0]?.alone === true;
  };
  return {
    lost,
    leave: async (stop) => {
      if (await isLast().catch(() => true)) await stop();
      await client.end().catch(() => {});
    },
  };
};
