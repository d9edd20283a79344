import type { Client } from 'pg';
import type { OpenDatabase } from './client';

type Connecting = Pick<OpenDatabase, 'newClient'>;

/** A connection for work that takes as long as it takes, whatever the role's own limits are. */
export const openOwnClient = async ({ newClient }: Connecting): Promise<Client> => {
  const client = newClient();
  // A lost connection fails the statement under way; unheard, its event would end the process.
  client.on('error', () => {});
  await client.connect();
  await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
  return client;
};

export const withOwnClient = async <T>(
  database: Connecting,
  work: (client: Client) => Promise<T>,
): Promise<T> => {
  const client = await openOwnClient(database);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};
