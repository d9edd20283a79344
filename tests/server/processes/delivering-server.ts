// One server's deliveries by e-mail, for ever; its post office is whoever listens at the address that it is given.
import { openDatabase, type Address } from '../../../src/server/db/client';
import { createLog } from '../../../src/server/log';
import { newId } from '../../../src/server/new-id';
import { deliver } from '../../../src/server/notices/deliver';

const [address = '', postOffice = '', now = ''] = process.argv.slice(3);
const { db } = openDatabase(JSON.parse(address) as Address);
const tools = { db, now: () => new Date(now), newId, log: createLog('silent') };
const email = {
  channel: 'email' as const,
  send: async ({ noticeId }: { noticeId: string }) => {
    await fetch(postOffice, { method: 'POST', body: noticeId });
    return { is: 'sent' as const };
  },
};
console.log('ready');
for (;;) {
  await deliver([email], tools);
  await new Promise((resolve) => setTimeout(resolve, 20));
}
