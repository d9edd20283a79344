// @ts-check
import { existsSync } from 'node:fs';
import { Obstacle } from './project.mjs';
import { run } from './run.mjs';

/** As root on Debian or Ubuntu, what the tests need besides Node can be had without a question. */
export const hasApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** @type {(...names: string[]) => Promise<void>} */
export const installByApt = async (...names) => {
  await run('apt-get', ['update']);
  const { code, output } = await run('apt-get', ['install', '-y', ...names], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (code !== 0)
    throw new Obstacle(`apt-get install ${names.join(' ')} failed:\n${output.trim()}`);
};
