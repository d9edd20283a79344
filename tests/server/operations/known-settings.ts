import { readFileSync } from 'node:fs';

/** All that names a setting which the product knows. */
export const knownSettings = (): string =>
  ['src/server/env.ts', 'src/server/channel-env.ts', 'src/server/directory-env.ts', 'compose.yaml']
    .map((file) => readFileSync(file, 'utf8'))
    .join();
