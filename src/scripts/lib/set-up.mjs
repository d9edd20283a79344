// @ts-check
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { requireNode } from './require-node.mjs';

/** What must stand before the server can run, made only where it is missing. */
export const setUp = async () => {
  requireNode();
  await ensureInstalled();
  await ensureBuilt();
};
