import { expect } from 'vitest';
import type { TruthName } from '#contract/truths';
import type { Db } from '../../../src/server/db/client';
import { checkTruths } from '../../../src/server/db/truths/check-truths';
import { refreshFacts } from '../../../src/server/use-cases/reports/refresh-facts';

/** After a race; except for what the rows that a test wrote by hand never had. */
export const expectTruths = async (db: Db, except: readonly TruthName[] = []): Promise<void> => {
  await refreshFacts(db);
  const broken = await checkTruths(db);
  expect(broken.filter(({ name }) => !except.includes(name))).toEqual([]);
};
