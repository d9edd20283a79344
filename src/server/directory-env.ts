import { employeeColumns } from '#domain/people/import/employees';
import type { DirectoryColumn } from '#domain/people/import/directory';
import { isLoopback } from './identity/local-idp/is-loopback';

/** Which property of the directory fills which column. */
export type DirectoryFields = Readonly<Partial<Record<DirectoryColumn, string>>>;

/** The company's directory in Microsoft Entra, read as an app of its own. */
export type DirectoryEnv = {
  tenantId: string;
  clientId: string;
  clientSecret: string;
  fields: DirectoryFields;
  loginUrl: string;
  graphUrl: string;
};

const usual: DirectoryFields = {
  employeeNo: 'employeeId',
  signInName: 'userPrincipalName',
  firstNameEn: 'givenName',
  lastNameEn: 'surname',
  email: 'mail',
  phone: 'mobilePhone',
  site: 'officeLocation',
  department: 'department',
};

/** Texts of a user that `$select` takes; what Exchange's own attributes are called is said shortly. */
const properties = new Set([
  'employeeId',
  'userPrincipalName',
  'displayName',
  'givenName',
  'surname',
  'mail',
  'mailNickname',
  'mobilePhone',
  'businessPhones',
  'officeLocation',
  'department',
  'companyName',
  'jobTitle',
  'city',
  'usageLocation',
  'employeeOrgData.costCenter',
  'employeeOrgData.division',
  ...Array.from({ length: 15 }, (_, index) => `extensionAttribute${index + 1}`),
]);

const columns = new Set<string>(
  employeeColumns.map(({ key }) => key).filter((key) => key !== 'manager' && key !== 'works'),
);

/** `costCentre=extensionAttribute1,phone=none`: what is otherwise than usual. */
const readFields = (text: string): DirectoryFields | string => {
  const fields: Record<string, string> = { ...usual };
  for (const pair of text.split(',').map((part) => part.trim())) {
    if (pair === '') continue;
    const [column = '', property = ''] = pair.split('=').map((part) => part.trim());
    if (!columns.has(column)) return column;
    if (property !== 'none' && !properties.has(property)) return property;
    if (property === 'none') delete fields[column];
    else fields[column] = property;
  }
  return fields['employeeNo'] === undefined ? 'employeeNo' : fields;
};

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Tokens and secrets go there: by https, or nowhere but this machine. */
const asService = (text: string): string | undefined => {
  if (!URL.canParse(text)) return undefined;
  const { origin, protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
    ? origin
    : undefined;
};

type Reading = {
  read: (name: string) => string | undefined;
  must: (good: boolean, sentence: string) => void;
};

const names = ['DIRECTORY_TENANT', 'DIRECTORY_CLIENT_ID', 'DIRECTORY_CLIENT_SECRET'] as const;

/** Off unless it is set up, and then wholly. */
export const readDirectoryEnv = ({ read, must }: Reading): DirectoryEnv | undefined => {
  const [tenantId, clientId, clientSecret] = names.map(read);
  const others = ['DIRECTORY_FIELDS', 'DIRECTORY_LOGIN_URL', 'DIRECTORY_GRAPH_URL'];
  const isWanted = [...names, ...others].some((name) => read(name) !== undefined);
  const missing = names.filter((name) => read(name) === undefined);
  must(
    !isWanted || missing.length === 0,
    `${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing: the directory needs ${names.join(', ')} together, or none of the DIRECTORY_ settings.`,
  );
  must(
    tenantId === undefined || GUID.test(tenantId),
    'DIRECTORY_TENANT must be the id of the tenant whose people are read, a GUID.',
  );
  must(
    clientId === undefined || GUID.test(clientId),
    'DIRECTORY_CLIENT_ID must be the application (client) id of the registration that may read users, a GUID.',
  );
  // The value is not repeated.
  must(
    clientSecret === undefined || !GUID.test(clientSecret),
    'DIRECTORY_CLIENT_SECRET must be the value of the client secret, not its id.',
  );
  const fields = readFields(read('DIRECTORY_FIELDS') ?? '');
  must(
    typeof fields !== 'string',
    `DIRECTORY_FIELDS must be pairs such as costCentre=extensionAttribute1,phone=none, and cannot take "${typeof fields === 'string' ? fields : ''}".`,
  );
  const service = (name: string, address: string): string => {
    const url = asService(read(name) ?? address);
    must(url !== undefined, `${name} must be an https address such as ${address}.`);
    return url ?? address;
  };
  const loginUrl = service('DIRECTORY_LOGIN_URL', 'https://login.microsoftonline.com');
  const graphUrl = service('DIRECTORY_GRAPH_URL', 'https://graph.microsoft.com');
  if (!tenantId || !clientId || !clientSecret || typeof fields === 'string') return undefined;
  return { tenantId, clientId, clientSecret, fields, loginUrl, graphUrl };
};
