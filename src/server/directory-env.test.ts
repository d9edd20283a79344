import { describe, expect, it } from 'vitest';
import { readEnv } from './env';

const three = {
  DIRECTORY_TENANT: '0d9f1a52-4f7b-4b0e-9d53-2f6f1b7c8a90',
  DIRECTORY_CLIENT_ID: '3c5b7d9e-1f20-4a31-8b42-5c6d7e8f9012',
  DIRECTORY_CLIENT_SECRET: 'q8Q~a-secret',
};

const directoryOf = (source: Record<string, string>) => {
  const result = readEnv(source);
  return result.ok ? result.env.directory : result.problems;
};

describe('the settings of the directory', () => {
  it('are none unless it is set up', () => {
    expect(directoryOf({})).toBeUndefined();
    expect(directoryOf({ DIRECTORY_TENANT: ' ', DIRECTORY_FIELDS: '' })).toBeUndefined();
  });

  it('are all there or refused together, in one sentence', () => {
    const { DIRECTORY_TENANT, ...others } = three;
    expect(directoryOf({ DIRECTORY_TENANT })).toEqual([
      expect.stringContaining('DIRECTORY_CLIENT_ID, DIRECTORY_CLIENT_SECRET are missing'),
    ]);
    expect(directoryOf(others)).toEqual([expect.stringContaining('DIRECTORY_TENANT is missing')]);
    expect(directoryOf({ DIRECTORY_FIELDS: 'phone=none' })).toHaveLength(1);
  });

  it('say where columns come from, where it is not as usual', () => {
    const directory = directoryOf({
      ...three,
      DIRECTORY_FIELDS: 'costCentre=extensionAttribute1, phone=none,firstNameTh = displayName',
    });
    expect(directory).not.toHaveProperty('fields.phone');
    expect(directory).toMatchObject({
      graphUrl: 'https://graph.microsoft.com',
      fields: {
        employeeNo: 'employeeId',
        costCentre: 'extensionAttribute1',
        firstNameTh: 'displayName',
      },
    });
  });

  it.each([
    ['DIRECTORY_TENANT', 'siamparts'],
    ['DIRECTORY_CLIENT_SECRET', '3c5b7d9e-1f20-4a31-8b42-5c6d7e8f9012'],
    ['DIRECTORY_FIELDS', 'manager=jobTitle'],
    ['DIRECTORY_FIELDS', 'phone=passwordProfile'],
    ['DIRECTORY_FIELDS', 'employeeNo=none'],
    ['DIRECTORY_GRAPH_URL', 'http://graph.example'],
  ])('are refused, %s as %s', (name, value) => {
    expect(directoryOf({ ...three, [name]: value })).toEqual([expect.stringContaining(name)]);
  });

  it('never repeat the secret', () => {
    const problems = directoryOf({ ...three, DIRECTORY_CLIENT_SECRET: three.DIRECTORY_CLIENT_ID });
    expect(JSON.stringify(problems)).not.toContain(three.DIRECTORY_CLIENT_ID);
  });
});
