// @ts-check
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { hasApt, installByApt } from './apt.mjs';
import { withProgress } from './progress.mjs';

const COMMANDS = ['soffice', 'libreoffice'];
const APPLICATION = '/Applications/LibreOffice.app/Contents/MacOS/soffice';

const findOffice = () => {
  const named = process.env['LIBREOFFICE_PATH'];
  if (named) return named;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = COMMANDS.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, APPLICATION].find((file) => existsSync(file));
};

/** The LibreOffice that opens the exported sheets; without one that single test is skipped. See docs/decisions/124. */
export const ensureOffice = async () => {
  if (findOffice() === undefined && hasApt()) {
    const install = () => installByApt('--no-install-recommends', 'libreoffice-calc');
    await withProgress('Installing LibreOffice', install).catch(() => undefined);
  }
  return findOffice();
};
