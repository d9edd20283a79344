import type { Plugin } from 'vite';
import { buildApart, sourceOf } from './build-apart.ts';

/**
 * MSAL's redirect bridge as a page of its own, built apart: sharing chunks with the app would make the hidden frame of a
 * silent sign-in load most of MSAL to say one sentence.
 */
export const redirectPage = (page: string, address: string): Plugin => ({
  name: 'redirect-page',
  configureServer(server) {
    server.middlewares.use((request, _, next) => {
      if (request.url?.startsWith(`/${address}`)) request.url = request.url.replace(address, page);
      next();
    });
  },
  async generateBundle() {
    for (const file of await buildApart(page)) {
      const fileName = file.fileName === page ? address : file.fileName;
      this.emitFile({ type: 'asset', fileName, source: sourceOf(file) });
    }
  },
});
