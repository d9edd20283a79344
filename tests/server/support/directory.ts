import type { directoryCalls } from '#contract/directory-calls';
import type { Db } from '../../../src/server/db/client';
import { directoryRepository } from '../../../src/server/db/repositories/imports/directory.repository';

const reading = '00000000-0000-4000-8000-0000000d0001';

/** A directory that is set up and was read: nobody is in it. */
const prepareRead = async (db: Db): Promise<object> => {
  const directory = directoryRepository(db);
  await directory.noteSetUp(true);
  await directory.keepReading({ id: reading, at: new Date(), deltaLink: 'x', readAs: 'x' });
  return {};
};

/** What each call of the directory needs. */
export const prepareDirectory = (
  db: Db,
): Record<keyof typeof directoryCalls, () => Promise<object>> => ({
  readDirectory: () => prepareRead(db),
  pullDirectory: () => prepareRead(db),
  readDirectoryPlan: () => prepareRead(db),
  setDirectoryNightly: async () => {
    await prepareRead(db);
    await directoryRepository(db).noteSaved(new Date());
    return { body: { on: true } };
  },
  saveDirectory: async () => ({ ...(await prepareRead(db)), body: { reading } }),
});
