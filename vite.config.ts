import { defineConfig, type UserConfig } from 'vite';
import react from '@vitejs/plugin-react';

// `vite build` makes the app, `vite build --ssr` the server: one artefact each, the same in development and production.
const server: UserConfig = {
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/server',
    emptyOutDir: true,
    sourcemap: true,
    rolldownOptions: {
      input: { main: 'src/server/main.ts', token: 'src/server/identity/local-idp/token.ts' },
      output: { entryFileNames: '[name].js' },
    },
    copyPublicDir: false,
  },
};

const app: UserConfig = {
  build: { outDir: 'dist/app', sourcemap: true },
  plugins: [react()],
};

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? server : app));
