import { build, type Plugin } from 'vite';

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
    const result = await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      build: {
        write: false,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: page },
      },
    });
    for (const { output } of [result].flat().filter((built) => 'output' in built)) {
      for (const file of output) {
        const source = file.type === 'chunk' ? file.code : file.source;
        const fileName = file.fileName === page ? address : file.fileName;
        this.emitFile({ type: 'asset', fileName, source });
      }
    }
  },
});
