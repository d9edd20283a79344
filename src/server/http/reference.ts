import { html, raw } from 'hono/html';
import type { OpenApiDocument } from './openapi';
import { referenceStyle } from './reference-style';

type Json = Record<string, unknown>;
type Operation = {
  operationId: string;
  summary: string;
  parameters: Json[];
  requestBody?: Json;
  responses: Record<string, Json>;
  'x-action': string;
  'x-when-closed': boolean;
};

const look = (document: OpenApiDocument, node: Json): Json => {
  const ref = node['$ref'];
  if (typeof ref !== 'string') return node;
  return ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, step) => (at as Json)[step], document) as Json;
};

const shapeOf = (node: Json | undefined): string | undefined => {
  const media = Object.values((node?.['content'] ?? {}) as Record<string, { schema: Json }>)[0];
  if (!media) return undefined;
  return media.schema['$ref'] === undefined
    ? JSON.stringify(media.schema, undefined, 2)
    : undefined;
};

// Only `code` is marked up in our own descriptions.
const described = (text: unknown) =>
  (typeof text === 'string' ? text : '')
    .split('`')
    .map((part, index) => (index % 2 ? html`<code>${part}</code>` : part));

const parameterRow = (parameter: Json) =>
  html`<li>
    <code>${String(parameter['name'])}</code>
    <small>${String(parameter['in'])}${parameter['required'] ? ', required' : ''}</small>
    <span>${described(parameter['description'])}</span>
  </li>`;

const shapeBlock = (shape: string | undefined) =>
  shape ? html`<pre tabindex="0">${shape}</pre>` : '';

const answerRow =
  (document: OpenApiDocument) =>
  ([status, answer]: [string, Json]) => {
    const lines = String(look(document, answer)['description']).split('\n');
    return html`<li class="answer">
      <b class="s${status[0] ?? ''}">${status}</b>
      <div>
        ${lines.map((line) => html`<p>${described(line)}</p>`)} ${shapeBlock(shapeOf(answer))}
      </div>
    </li>`;
  };

const operationBlock = (
  document: OpenApiDocument,
  path: string,
  method: string,
  operation: Operation,
) =>
  html`<details id="${operation.operationId}">
    <summary>
      <span class="method ${method}">${method.toUpperCase()}</span>
      <span class="path">${raw(path.replaceAll('/', '/<wbr>'))}</span>
      <span class="what">${operation.summary}</span>
    </summary>
    <div class="body">
      <p class="facts">
        <span>${operation['x-action']}</span>
        <span>${operation['x-when-closed'] ? 'also while closed' : 'not while closed'}</span>
        <span>${operation.operationId}</span>
      </p>
      <h3>Sent with it</h3>
      <ul>
        ${operation.parameters.map((parameter) => parameterRow(look(document, parameter)))}
      </ul>
      ${shapeBlock(shapeOf(operation.requestBody))}
      <h3>Answers</h3>
      <ul>
        ${Object.entries(operation.responses).map(answerRow(document))}
      </ul>
    </div>
  </details>`;

/** The same document, for people: one page without scripts, readable on a phone. */
export const referencePage = (document: OpenApiDocument) => {
  const info = document['info'] as { title: string; version: string; description: string };
  const [server] = document['servers'] as { url: string }[];
  const operations = Object.entries(document.paths)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        path,
        method,
        operation: operation as Operation,
      })),
    );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
        <title>${info.title}</title>
        <style>
          ${raw(referenceStyle)}
        </style>
      </head>
      <body>
        <header>
          <h1>${info.title} <small>${info.version}</small></h1>
          <p>${info.description}</p>
          <p>
            All paths stand below <code>${server?.url}</code>. For machines:
            <a href="openapi.json">openapi.json</a>.
          </p>
        </header>
        <main>
          <section aria-label="Headers">
            <h2>Headers of every call</h2>
            <ul>
              <li>
                <code>id_token</code>
                <span>Who you are: the id token (JWT) of the identity provider.</span>
              </li>
              <li>
                <code>access_token</code> <span>For the graph API: required, never read here.</span>
              </li>
            </ul>
          </section>
          <section aria-label="Calls">
            <h2>Calls</h2>
            ${operations.map(({ path, method, operation }) => operationBlock(document, path, method, operation))}
          </section>
          <section aria-label="Errors">
            <h2>The shape of every error</h2>
            <pre tabindex="0">
${JSON.stringify((document['components'] as { schemas: Json }).schemas['Error'], undefined, 2)}</pre>
          </section>
        </main>
      </body>
    </html>`;
};
