// @ts-check
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { hasApt, installByApt } from './apt.mjs';
import { withProgress } from './progress.mjs';
import { Obstacle } from './project.mjs';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The Chromium that the tests drive: the one named in the environment, or the first that is installed. */
export const findChromium = () => {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = COMMANDS.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...APPLICATIONS].find((file) => existsSync(file));
};

/** Finds a Chromium; as root on Debian or Ubuntu installs the package. */
export const ensureChromium = async () => {
  if (findChromium() === undefined && hasApt()) {
    await withProgress('Installing Chromium', () => installByApt('chromium'));
  }
  const found = findChromium();
  if (found === undefined || !existsSync(found)) {
    throw new Obstacle(
      'The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to its program.',
    );
  }
  return found;
};
