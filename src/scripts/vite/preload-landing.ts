import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The page, and what its first calls need. */
const landing =
  /\/src\/app\/(features\/booking\/check-booking-screen\.tsx|session\/read-permission\.ts)$/;

/**
 * Lets what the landing page needs beside the entry come while the entry is still on its way. After it in line: the page
 * stands before them.
 */
export const preloadLanding = (): Plugin => ({
  name: 'preload-landing',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle = {}, chunk: entry }) {
      const tags: HtmlTagDescriptor[] = [];
      const visited = new Set([entry?.fileName]);
      const visit = (name: string) => {
        const chunk = bundle[name];
        if (visited.has(name) || chunk?.type !== 'chunk') return;
        visited.add(name);
        const preload = (file: string, attrs: HtmlTagDescriptor['attrs']) =>
          tags.push({
            tag: 'link',
            attrs: { ...attrs, href: `/${file}`, crossorigin: true },
            injectTo: 'head',
          });
        preload(name, { rel: 'modulepreload' });
        for (const file of chunk.viteMetadata?.importedCss ?? [])
          preload(file, { rel: 'preload', as: 'style' });
        chunk.imports.forEach(visit);
      };
      for (const output of Object.values(bundle))
        if (output.type === 'chunk' && output.moduleIds.some((id) => landing.test(id)))
          visit(output.fileName);
      return tags;
    },
  },
});
