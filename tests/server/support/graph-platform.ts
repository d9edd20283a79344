import type { IncomingMessage } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import type { DirectoryEnv } from '../../../src/server/directory-env';
import { listenHere } from './listen-here';

/** A user as v1.0 of Microsoft Graph answers it; a manager is named by the other's id. */
export type GraphUser = { id: string; manager?: string | null } & Record<string, unknown>;

type Said = Record<string, unknown>;
type Scripted = { status: number; headers?: Record<string, string>; body?: object };

const tenantId = '0d9f1a52-4f7b-4b0e-9d53-2f6f1b7c8a90';
const clientId = '3c5b7d9e-1f20-4a31-8b42-5c6d7e8f9012';
const clientSecret = 'q8Q~a-secret.of-the_test';

/** `selected` of `$select`, as Graph has them: what is not set is null. */
const select = (user: GraphUser, selected: readonly string[]): Said => {
  const said: Said = { id: user.id };
  for (const name of selected) if (name !== 'manager') said[name] = user[name] ?? null;
  if (selected.includes('manager') && user.manager)
    said['manager@delta'] = [{ '@odata.type': '#microsoft.graph.user', id: user.manager }];
  return said;
};

/** Microsoft's side: a token for the app, and the users page by page, then what has changed since. */
export const openGraphPlatform = async ({ pageSize = 200 } = {}) => {
  const users = new Map<string, GraphUser>();
  const news: Said[] = [];
  const requests: { url: string; headers: IncomingMessage['headers'] }[] = [];
  const scripted: (Scripted | 'silence')[] = [];
  const rounds = new Map<string, { entries: readonly Said[]; until: number }>();
  let forgotten = 0;
  let tokens = 0;
  let url = '';

  const answerToken = (form: URLSearchParams): Scripted => {
    if (form.get('client_secret') !== clientSecret)
      return {
        status: 401,
        body: {
          error: 'invalid_client',
          error_description: 'AADSTS7000215: Invalid client secret provided.',
          error_codes: [7000215],
        },
      };
    const isAsked =
      form.get('grant_type') === 'client_credentials' &&
      form.get('client_id') === clientId &&
      form.get('scope') === `${url}/.default`;
    if (!isAsked) return { status: 400, body: { error: 'invalid_request' } };
    tokens += 1;
    return {
      status: 200,
      body: {
        token_type: 'Bearer',
        expires_in: 3599,
        ext_expires_in: 3599,
        access_token: `token-${tokens}`,
      },
    };
  };

  const page = (round: string, from: number): Scripted => {
    const { entries, until } = rounds.get(round)!;
    const next = from + pageSize;
    const link = (query: string) => `${url}/v1.0/users/delta?${query}`;
    return {
      status: 200,
      body: {
        '@odata.context': `${url}/v1.0/$metadata#users`,
        ...(next < entries.length
          ? { '@odata.nextLink': link(`$skiptoken=${round}_${next}`) }
          : { '@odata.deltaLink': link(`$deltatoken=${round}.${until}`) }),
        value: entries.slice(from, next),
      },
    };
  };

  const begin = (selection: string, entries: readonly Said[]): Scripted => {
    const round = `${rounds.size}-${selection}`;
    rounds.set(round, { entries, until: news.length });
    return page(round, 0);
  };

  const answerDelta = (query: URLSearchParams): Scripted => {
    const skip = query.get('$skiptoken');
    if (skip !== null) {
      const [round = '', from = ''] = skip.split('_');
      return page(round, Number(from));
    }
    const delta = query.get('$deltatoken');
    if (delta === null) {
      const selected = query.get('$select') ?? '';
      return begin(
        selected,
        [...users.values()].map((user) => select(user, selected.split(','))),
      );
    }
    const [round = '', since = ''] = delta.split('.');
    if (Number(since) < forgotten)
      return {
        status: 410,
        headers: { location: `${url}/v1.0/users/delta?$deltatoken=` },
        body: { error: { code: 'syncStateNotFound', message: 'Resync required.' } },
      };
    return begin(round.slice(round.indexOf('-') + 1), news.slice(Number(since)));
  };

  const answer = async (request: IncomingMessage): Promise<Scripted | 'silence'> => {
    requests.push({ url: request.url ?? '', headers: request.headers });
    const { pathname, searchParams } = new URL(request.url ?? '', url);
    if (pathname === `/${tenantId}/oauth2/v2.0/token`)
      return answerToken(new URLSearchParams(await textOf(request)));
    const next = scripted.shift();
    if (next) return next;
    if (pathname !== '/v1.0/users/delta') return { status: 404 };
    return request.headers.authorization === `Bearer token-${tokens}`
      ? answerDelta(searchParams)
      : { status: 401, body: { error: { code: 'InvalidAuthenticationToken' } } };
  };

  url = await listenHere((request, response) => {
    void answer(request).then((answered) => {
      if (answered === 'silence') return;
      const { status, headers = {}, body = {} } = answered;
      const usual = { 'content-type': 'application/json', connection: 'close' };
      response.writeHead(status, { ...usual, ...headers });
      response.end(JSON.stringify(body));
    });
  });

  const env: DirectoryEnv = {
    tenantId,
    clientId,
    clientSecret,
    loginUrl: url,
    graphUrl: url,
    fields: {
      employeeNo: 'employeeId',
      signInName: 'userPrincipalName',
      firstNameEn: 'givenName',
      lastNameEn: 'surname',
      firstNameTh: 'extensionAttribute2',
      email: 'mail',
      phone: 'mobilePhone',
      site: 'officeLocation',
      department: 'department',
      costCentre: 'extensionAttribute1',
    },
  };

  return {
    env,
    requests,
    deltaRequests: () => requests.filter(({ url: asked }) => asked.startsWith('/v1.0/')),
    /** What is answered next, instead of what was asked for. */
    answerWith: (...answers: (Scripted | 'silence')[]) => scripted.push(...answers),
    /** New, or changed: then only what is changed is said. */
    put: (...changed: GraphUser[]) => {
      for (const user of changed) {
        const { manager, ...others } = user;
        const was = users.get(user.id);
        users.set(user.id, { ...was, ...user });
        const managers = [
          ...(was?.manager ? [{ id: was.manager, '@removed': { reason: 'deleted' } }] : []),
          ...(manager ? [{ '@odata.type': '#microsoft.graph.user', id: manager }] : []),
        ];
        news.push({ ...others, ...(manager !== undefined && { 'manager@delta': managers }) });
      }
    },
    remove: (id: string, reason: 'changed' | 'deleted' = 'changed') => {
      users.delete(id);
      news.push({ id, '@removed': { reason } });
    },
    /** Links that were given out so far lead nowhere any more. */
    forgetLinks: () => {
      forgotten = news.length + 1;
    },
  };
};

export type GraphPlatform = Awaited<ReturnType<typeof openGraphPlatform>>;

/** The account of number `n` of a company, as directories have them. */
export const graphUser = (n: number, more: Record<string, unknown> = {}): GraphUser => ({
  id: `00000000-0000-4000-9000-${String(n).padStart(12, '0')}`,
  accountEnabled: true,
  employeeId: `D${String(n).padStart(5, '0')}`,
  userPrincipalName: `d${n}@siamparts.example`,
  givenName: 'Somsak',
  surname: `Number${n}`,
  mail: `d${n}@siamparts.example`,
  mobilePhone: '+66 81 234 5678',
  officeLocation: n % 2 === 0 ? 'Amata' : 'Nava Nakorn',
  department: `Department ${n % 7}`,
  onPremisesExtensionAttributes: { extensionAttribute1: null, extensionAttribute2: 'สมศักดิ์' },
  ...more,
});
