// @ts-check
import { runnerImport } from 'vite';
import { resolve } from 'node:path';

// Node 20 reads no TypeScript: Vite runs the file, with the same `import.meta.glob` as in the product.
await runnerImport(resolve(process.argv[2] ?? ''), { configFile: false, logLevel: 'warn' });
