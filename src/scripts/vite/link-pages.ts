import type { Plugin } from 'vite';
import { buildApart, sourceOf } from './build-apart.ts';

const PAGE = 'src/go/index.html';
const FONTS = ['/fonts/ibm-plex-sans-thai-400.woff2', '/fonts/ibm-plex-sans-thai-600.woff2'];

const outputsOf = (input: string, define: Record<string, string>, format: 'es' | 'iife' = 'es') =>
  buildApart(input, {
    define,
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    output: {
      format,
      entryFileNames: 'assets/go-[hash:8].js',
      assetFileNames: 'assets/go-[hash:8][extname]',
    },
  });

const styleLink = /\s*<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>/g;

/**
 * The pages of signed links, built apart: they share no file with the app, weigh nothing on its phones, and bring a
 * worker of their own that keeps them for places without a signal.
 */
export const linkPages = (): Plugin => ({
  name: 'link-pages',
  configureServer(server) {
    server.middlewares.use((request, _, next) => {
      if (/^\/go\/[\w-]*$/.test(request.url ?? '')) request.url = `/${PAGE}`;
      next();
    });
  },
  async generateBundle() {
    const page = await outputsOf(PAGE, {});
    const scripts = page.filter((file) => file.type === 'chunk');
    for (const file of scripts)
      this.emitFile({ type: 'asset', fileName: file.fileName, source: sourceOf(file) });
    const html = page.find(({ fileName }) => fileName === PAGE);
    if (!html) this.error(`No ${PAGE} was built`);
    // The style stands in the page: one request less before it can be used.
    const withStyles = String(sourceOf(html)).replace(styleLink, (_tag, name: string) => {
      const style = page.find(({ fileName }) => fileName === name);
      return style ? `<style>${String(sourceOf(style))}</style>` : '';
    });
    const [first] = await outputsOf('src/go/first.ts', {}, 'iife');
    if (!first) this.error('No first question of the link pages was built');
    // So does this script, before all else: it asks while the rest is still read. The server's policy names it by its hash.
    const inline = String(sourceOf(first)).replaceAll('</', String.raw`<\/`);
    const withFirst = withStyles.replace(
      '<title>',
      () => `<script>${inline}</script>\n    <title>`,
    );
    this.emitFile({ type: 'asset', fileName: 'go/index.html', source: withFirst });
    const files = [...scripts.map(({ fileName }) => `/${fileName}`), ...FONTS];
    const [worker] = await outputsOf('src/go/worker.ts', { 'self.FILES': JSON.stringify(files) });
    if (!worker) this.error('No worker of the link pages was built');
    this.emitFile({ type: 'asset', fileName: 'go/worker.js', source: sourceOf(worker) });
  },
});
