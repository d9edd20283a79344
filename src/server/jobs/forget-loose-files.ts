import { fileRepository } from '../db/repositories/service/file.repository';
import type { Job } from './job';

/** As long as a phone may still repeat the request that names the file; see docs/decisions/208. */
const KEPT_DAYS = 14;

/** Files that nothing came of: taken out of a form, or left with it. */
export const forgetLooseFiles: Job = {
  name: 'forget-loose-files',
  everySeconds: 60 * 60,
  run: async ({ db, now }) => {
    const before = new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000);
    await fileRepository(db).forgetLoose(before);
  },
};
