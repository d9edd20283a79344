// @ts-check
import { Obstacle } from './project.mjs';

/** The versions that Vite and the rest of the tools run on. */
export const requireNode = (version = process.versions.node) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isSupported = major === 20 ? minor >= 19 : major === 22 ? minor >= 12 : major > 22;
  if (!isSupported) {
    throw new Obstacle(
      `Node.js ${version} is not supported: install Node.js 20.19, 22.12 or newer (https://nodejs.org).`,
    );
  }
};
