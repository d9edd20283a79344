import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { AppConfig } from '#contract/app-config';
import { contract } from '#contract/contract';
import type { Endpoint } from '#contract/endpoint';
import { errorBody } from '#contract/error';
import { liveEvent } from '#contract/live-event';
import type { RefusalCode } from '#domain/refusal';
import { refusals } from '#words/refusals';
import { refusalStatus } from './refusal-status';

type Json = Record<string, unknown>;

const schema = (of: GenericSchema, typeMode: 'input' | 'output'): Json => {
  const { $schema, ...rest } = toJsonSchema(of, {
    typeMode,
    errorMode: 'ignore',
    target: 'draft-2020-12',
  });
  return rest;
};

const json = (of: GenericSchema, typeMode: 'input' | 'output') => ({
  'application/json': { schema: schema(of, typeMode) },
});

/** What any call may answer, whatever it does. */
const common: readonly RefusalCode[] = [
  'not_signed_in',
  'account_not_allowed',
  'temporarily_unavailable',
  'internal_error',
];

const refusalsOf = (name: string, endpoint: Endpoint): RefusalCode[] => {
  const reads = endpoint.params ?? endpoint.query ?? endpoint.body;
  return [
    ...new Set<RefusalCode>([
      ...common,
      ...(name === 'checkPermission' || endpoint.action === 'contacts:read'
        ? []
        : (['unknown_employee'] as const)),
      ...endpoint.refusals,
      ...(reads || endpoint.idempotent || endpoint.versioned ? (['invalid_input'] as const) : []),
      ...(endpoint.body ? (['too_large'] as const) : []),
      ...(endpoint.whenClosed ? [] : (['service_closed'] as const)),
    ]),
  ];
};

const errorAnswer = (codes: readonly RefusalCode[]) => ({
  description: codes.map((code) => `\`${code}\`: ${refusals[code].en}`).join('\n'),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

const answersOf = (name: string, endpoint: Endpoint): Json => {
  const answers: Json = { 200: { description: 'Done', content: json(endpoint.output, 'output') } };
  const codes = refusalsOf(name, endpoint);
  for (const status of new Set(codes.map((code) => refusalStatus[code]))) {
    answers[status] = errorAnswer(codes.filter((code) => refusalStatus[code] === status));
  }
  for (const [status, shape] of Object.entries(endpoint.otherAnswers ?? {})) {
    const refused = codes.filter((code) => refusalStatus[code] === Number(status));
    const error = { $ref: '#/components/schemas/Error' };
    answers[status] = {
      description: [
        'A normal answer with a shape of its own',
        ...refused.map((code) => `or \`${code}\``),
      ].join(', '),
      content: { 'application/json': { schema: { anyOf: [schema(shape, 'output'), error] } } },
    };
  }
  return answers;
};

const header = (name: string) => ({ $ref: `#/components/parameters/${name}` });

const named = (place: 'path' | 'query', of: GenericSchema | undefined) => {
  if (!of) return [];
  const { properties = {}, required = [] } = schema(of, 'input') as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
};

const operationOf = (name: string, endpoint: Endpoint): Json => ({
  operationId: name,
  summary: endpoint.summary,
  tags: [endpoint.path.split('/')[1]],
  parameters: [
    ...named('path', endpoint.params),
    ...named('query', endpoint.query),
    header('AcceptLanguage'),
    header('RequestId'),
    ...(endpoint.idempotent ? [header('IdempotencyKey'), header('WaitedSeconds')] : []),
    ...(endpoint.versioned ? [header('IfMatch')] : []),
  ],
  ...(endpoint.body && { requestBody: { required: true, content: json(endpoint.body, 'input') } }),
  responses: answersOf(name, endpoint),
  'x-action': endpoint.action,
  'x-when-closed': endpoint.whenClosed === true,
});

const live: Json = {
  operationId: 'listenLive',
  summary: 'What changes, as it changes: server-sent events until the caller hangs up',
  tags: ['live'],
  parameters: [header('AcceptLanguage'), header('RequestId')],
  responses: {
    200: {
      description: 'A stream of events; the data of each is one JSON object.',
      content: { 'text/event-stream': { schema: schema(liveEvent, 'output') } },
    },
    401: errorAnswer(['not_signed_in']),
    403: errorAnswer(['account_not_allowed', 'unknown_employee', 'not_allowed']),
    503: errorAnswer(['temporarily_unavailable']),
  },
  'x-action': 'live:listen',
  'x-when-closed': true,
};

const components: Json = {
  securitySchemes: {
    idToken: {
      type: 'apiKey',
      in: 'header',
      name: 'id_token',
      description: 'Who you are: the id token (JWT) of the identity provider.',
    },
    accessToken: {
      type: 'apiKey',
      in: 'header',
      name: 'access_token',
      description: 'For the graph API: required, never read.',
    },
  },
  schemas: { Error: schema(errorBody, 'output') },
  parameters: {
    AcceptLanguage: {
      name: 'Accept-Language',
      in: 'header',
      description: 'Language of messages: `th` or `en`; without it, the person’s own.',
      schema: { type: 'string' },
    },
    RequestId: {
      name: 'X-Request-Id',
      in: 'header',
      description: 'An id of yours for the log; answered back.',
      schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' },
    },
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      required: true,
      description:
        'New for each thing to do, the same for each attempt: the first answer is given again.',
      schema: { type: 'string', minLength: 8, maxLength: 100 },
    },
    WaitedSeconds: {
      name: 'Waited-Seconds',
      in: 'header',
      description:
        'How long it lay on the device: what was done at a car without a signal keeps its time.',
      schema: { type: 'string', pattern: '^[0-9]{1,7}$' },
    },
    IfMatch: {
      name: 'If-Match',
      in: 'header',
      required: true,
      description: 'The version that you read.',
      schema: { type: 'string', pattern: '^"?[0-9]{1,9}"?$' },
    },
  },
};

export type OpenApiDocument = Json & { paths: Record<string, Record<string, Json>> };

/** OpenAPI 3.1, made from the contract: whoever implements it elsewhere reads exactly what our client relies on. */
export const openApiDocument = ({ version, apiHost }: AppConfig): OpenApiDocument => {
  const paths: OpenApiDocument['paths'] = { '/live': { get: live } };
  for (const [name, endpoint] of Object.entries<Endpoint>(contract)) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = operationOf(name, endpoint);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Car Pool API',
      version,
      description:
        'Vehicle booking for employees. Every call needs both token headers; every error has one shape.',
    },
    servers: [{ url: apiHost }],
    security: [{ idToken: [], accessToken: [] }],
    paths,
    components,
  };
};
