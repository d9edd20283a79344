import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const appSetup = ['tests/setup/fail-on-console-error.ts', 'tests/setup/dom.ts'];
const cluster = ['tests/setup/postgres.ts'];

export default defineConfig({
  plugins: [react()],
  test: {
    // By itself it leaves one core of two to nobody.
    maxWorkers: '100%',
    // Mantine warns of a dropdown that is not drawn yet, and prints the whole page with it.
    onConsoleLog: (log) => (log.includes('use-focus-trap') ? false : undefined),
    // It ends what hangs, and proves nothing: long enough for a slow machine that does other things too.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Pages, clocks and killed databases on two busy cores: what only went wrong once is named, and looked into.
    retry: 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Nothing in these rooms remembers anything.
          isolate: false,
          include: [
            'src/{domain,words,kinds,contract,scripts}/**/*.test.ts',
            'tests/{architecture,optimise}/**/*.test.ts',
          ],
          setupFiles: ['tests/setup/fail-on-console-error.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'app',
          // Read once too; each file still has a page of its own.
          isolate: false,
          include: ['src/{app,sw,go}/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: appSetup,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          // All that a server remembers hangs on the one that a test makes.
          isolate: false,
          include: ['src/server/**/*.test.ts', 'tests/server/**/*.test.ts'],
          setupFiles: ['tests/setup/fail-on-console-error.ts'],
          globalSetup: cluster,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: appSetup,
          globalSetup: cluster,
        },
      },
    ],
  },
});
