import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#contract/contract';
import type { Endpoint } from '#contract/endpoint';
import { useTestDatabase } from '../setup/test-database';
import { useTestServer } from './support/test-server';

type Operation = {
  operationId: string;
  parameters: { $ref?: string }[];
  requestBody?: object;
  responses: Record<string, unknown>;
};
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> };

const { request } = useTestServer(useTestDatabase());
const endpoints = Object.entries<Endpoint>(contract);
let document: Document;

beforeAll(async () => {
  document = (await request('nobody', '/openapi.json')).body as unknown as Document;
});

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1 and everything it refers to exists', async () => {
    const validator = new Validator();
    const result = await validator.validate(structuredClone(document));
    expect(result.errors).toBeUndefined();
    expect(result.valid).toBe(true);
    expect(validator.version).toBe('3.1');
    expect(() => validator.resolveRefs()).not.toThrow();
  });

  it.each(endpoints)('describes %s as the contract has it', (name, endpoint) => {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    const operation = document.paths[path]?.[endpoint.method.toLowerCase()];
    expect(operation?.operationId).toBe(name);
    expect(operation?.requestBody !== undefined).toBe(endpoint.body !== undefined);
    expect(operation?.responses).toHaveProperty('200');
    const refs = operation?.parameters.map(({ $ref }) => $ref) ?? [];
    expect(refs.includes('#/components/parameters/IdempotencyKey')).toBe(
      endpoint.idempotent === true,
    );
    expect(refs.includes('#/components/parameters/IfMatch')).toBe(endpoint.versioned === true);
  });

  it('knows the live stream', () => {
    expect(document.paths['/live']?.['get']?.responses['200']).toHaveProperty([
      'content',
      'text/event-stream',
    ]);
  });
});

describe('the reference page', () => {
  it('shows every call and needs no script', async () => {
    const { text, headers } = await request('nobody', '/reference');
    expect(headers.get('content-type')).toMatch('text/html');
    for (const [name, { summary }] of endpoints) {
      expect(text).toContain(`id="${name}"`);
      expect(text).toContain(summary);
    }
    expect(text).not.toContain('<script');
    expect(text).not.toContain('[object Object]');
  });
});
