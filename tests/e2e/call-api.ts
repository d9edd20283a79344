import type { Page } from '@playwright/test';

type Sent = { method?: string; body?: unknown; version?: number };

/** A call of the API with the tokens of whoever is signed in on the page: what a test needs to be there first. */
export const callApi = async <T>(page: Page, path: string, sent: Sent = {}): Promise<T> => {
  const { status, body } = await page.evaluate(
    async ([to, { method = 'GET', body: content, version }]) => {
      const secretOf = (type: string) => {
        const key = Object.keys(localStorage).find((name) => name.includes(`|${type}|`)) ?? '';
        return String(JSON.parse(localStorage.getItem(key) ?? '{}').secret);
      };
      const response = await fetch(`/api${to}`, {
        method,
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': crypto.randomUUID(),
          id_token: secretOf('idtoken'),
          access_token: secretOf('accesstoken'),
          ...(version !== undefined && { 'If-Match': `"${version}"` }),
        },
        ...(content !== undefined && { body: JSON.stringify(content) }),
      });
      return { status: response.status, body: await response.json() };
    },
    [path, sent] as const,
  );
  if (status >= 300) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
  return body as T;
};
