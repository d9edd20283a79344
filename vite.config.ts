import { readFileSync } from 'node:fs';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { VitePWA, type ManifestOptions } from 'vite-plugin-pwa';
import { chunkGroups } from './src/scripts/vite/chunk-groups.ts';
import { compressAssets } from './src/scripts/vite/compress-assets.ts';
import { employeeTree } from './src/scripts/vite/employee-tree.ts';
import { firstCheck } from './src/scripts/vite/first-check.ts';
import { inlineEntryCss } from './src/scripts/vite/inline-entry-css.ts';
import { linkPages } from './src/scripts/vite/link-pages.ts';
import { mantineCss } from './src/scripts/vite/mantine-css.ts';
import { preloadLanding } from './src/scripts/vite/preload-landing.ts';
import { redirectPage } from './src/scripts/vite/redirect-page.ts';
import { splitValibot } from './src/scripts/vite/split-valibot.ts';

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const product = readJson('package.json') as { version: string };
/** What people tell us when they report a problem; a release pipeline may name its own build. */
const version = process.env['APP_VERSION'] ?? product.version;
const versioned = { 'import.meta.env.VITE_APP_VERSION': JSON.stringify(version) };

// `vite build` makes the app, `vite build --ssr` the server: one artefact each, the same in development and production.
const server: UserConfig = {
  define: versioned,
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/server',
    emptyOutDir: true,
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'src/server/main.ts',
        optimiser: 'src/server/optimiser/worker.ts',
        token: 'src/server/identity/local-idp/token.ts',
        backup: 'src/server/db/backup/backup-command.ts',
        restore: 'src/server/db/backup/restore-command.ts',
        'leave-demo': 'src/server/demo/leave-demo-command.ts',
      },
      output: { entryFileNames: '[name].js' },
    },
    copyPublicDir: false,
  },
};

/** Landing comes with the entry: a chunk of its own would be one more trip before the first rows. */
const landingRoutes = new Set(['/', '/checkbooking', '/_employee/checkbooking']);

/** What the service worker keeps from the start; the administration's files come when they are used. */
const employees = employeeTree('index');
const first = firstCheck('src/app/session/first-check.ts', versioned);

const serverOrigin = process.env['SERVER_ORIGIN'] ?? 'http://localhost:3000';

const app: UserConfig = {
  resolve: {
    // React has had it for years; the router's store still brings its stand-in for older ones.
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  define: versioned,
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    sourcemap: 'hidden',
    modulePreload: {
      polyfill: false,
      // The scripts that a lazy part imports need no list in the entry: they lie on the phone already. Its styles do.
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      output: {
        // Every name is part of the entry, which lists what each lazy part needs: nothing but a short hash.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names }) =>
          names.includes('index.css')
            ? 'assets/[name]-[hash:7][extname]'
            : 'assets/[hash:6][extname]',
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  server: {
    proxy: { '/api': serverOrigin, '/idp': serverOrigin, '/config.json': serverOrigin },
  },
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: 'src/app/routes',
      generatedRouteTree: 'src/app/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
      routeFileIgnorePattern: '\\.test\\.',
      autoCodeSplitting: true,
      codeSplittingOptions: {
        splitBehavior: ({ routeId }) => (landingRoutes.has(routeId) ? [] : undefined),
      },
    }),
    react(),
    splitValibot(),
    mantineCss(),
    employees.plugin,
    first.plugin,
    redirectPage('src/app/session/redirect.html', 'auth/redirect.html'),
    linkPages(),
    inlineEntryCss(),
    preloadLanding(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/sw',
      filename: 'service-worker.ts',
      injectRegister: false,
      includeManifestIcons: false,
      manifestFilename: 'manifest.webmanifest',
      manifest: readJson('manifest.webmanifest') as Partial<ManifestOptions>,
      injectManifest: {
        injectionPoint: 'self.PRECACHE_MANIFEST',
        rollupFormat: 'iife',
        globPatterns: ['index.html', 'assets/*.{js,css}', 'fonts/*.woff2', 'icons/favicon.svg'],
        manifestTransforms: [
          (entries) => ({
            manifest: entries.filter(
              ({ url }) => !url.startsWith('assets/') || employees.includes(url) || first.is(url),
            ),
            warnings: [],
          }),
        ],
        sourcemap: false,
      },
    }),
    compressAssets(),
  ],
};

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? server : app));
