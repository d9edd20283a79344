import type { Plugin } from 'vite';

const link = /\s*<link rel="stylesheet" crossorigin href="\/(assets\/[^"]+\.css)">/g;

/**
 * Puts the first screen's style sheet into the page itself: one request less, and nothing between the page's arrival and
 * its first paint. The file stays, since chunks may still name it among what they need.
 */
export const inlineEntryCss = (): Plugin => ({
  name: 'inline-entry-css',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const styles: string[] = [];
      const without = html.replace(link, (tag, name: string) => {
        const file = bundle?.[name];
        if (file?.type !== 'asset') return tag;
        styles.push(String(file.source));
        return '';
      });
      return styles.length === 0
        ? html
        : { html: without, tags: [{ tag: 'style', children: styles.join('\n') }] };
    },
  },
});
