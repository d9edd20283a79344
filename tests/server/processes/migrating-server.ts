import { openDatabase, type Address } from '../../../src/server/db/client';
import { migrate } from '../../../src/server/db/migrate';
import { migrations } from '../../../src/server/db/migrations';

const address = JSON.parse(process.argv[3] ?? '') as Address;
const applied = await migrate(openDatabase(address), migrations);
console.log(`applied ${applied.length}`);
