import type { Plugin } from 'vite';
import { buildApart, sourceOf } from './build-apart.ts';

/** What asks who this is before the entry has come: built apart, since what it shared with the entry would come with it. */
export const firstCheck = (script: string, define: Record<string, string>) => {
  let fileName = '';
  const plugin: Plugin = {
    name: 'first-check',
    apply: 'build',
    async generateBundle() {
      const [built] = await buildApart(script, {
        define,
        output: { entryFileNames: 'assets/[hash:7].js' },
      });
      if (!built) this.error(`No ${script} was built`);
      ({ fileName } = built);
      this.emitFile({ type: 'asset', fileName, source: sourceOf(built) });
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        {
          tag: 'script',
          // The entry does not wait for it: without it the same is asked a little later.
          attrs: { type: 'module', async: true, crossorigin: true, src: `/${fileName}` },
          injectTo: 'head-prepend',
        },
      ],
    },
  };
  return { plugin, is: (file: string) => file === fileName };
};
