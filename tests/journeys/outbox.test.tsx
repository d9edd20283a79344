import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { LOCAL_TENANT_ID, oidOf } from '../../src/server/identity/local-idp/accounts';
import { emailOf } from '../server/support/people';
import { closeTabs } from '../setup/fresh-device';
import { useProduct } from './support/open-app';

const product = useProduct();
const REPORTS = '/employee/problem-reports';
const body = { message: 'The map is empty', page: '/', appVersion: '1.2.3', lastError: null };
const report = {
  endpoint: 'reportProblem',
  input: { body },
  label: { th: 'แจ้งปัญหา', en: 'Problem report' },
  key: '0b0f7a5e-1f0a-4a57-9d4e-3f6f3c1c9a01',
} as const;

const openSignedIn = async () => {
  closeTabs();
  const { services } = await product.open('/checkbooking');
  await waitFor(() => expect(services.permission.state.get()).toBe('known'));
  await services.outbox.enter({ tid: LOCAL_TENANT_ID, oid: oidOf(emailOf('employee')) });
  return services;
};

const keptByServer = () =>
  product.database.db.selectFrom('problemReport').select('message').execute();
const arrived = () => product.requests.filter(({ path }) => path === REPORTS);

describe('Reliable: network cut in mid-answer', () => {
  it('when the request arrived and its answer was lost, a reopened app repeats it and one effect stands', async () => {
    await product.signIn('employee');
    const before = await openSignedIn();
    product.network.use(
      http.post(
        `*/api${REPORTS}`,
        async ({ request }) => {
          await product.serve(request);
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    expect(await before.outbox.send(report)).toEqual({ state: 'waiting' });
    expect(await keptByServer()).toEqual([{ message: body.message }]);
    // Its page dies: it tries no more.
    before.outbox.leave();

    const after = await openSignedIn();
    await waitFor(() => expect(after.outbox.items.get()).toEqual([]));
    expect(arrived().map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([
      report.key,
      report.key,
    ]);
    expect(new Set(arrived().map((request) => request.body)).size).toBe(1);
    expect(await keptByServer()).toHaveLength(1);
  });

  it('when the server refuses on arrival, the reason waits for the person', async () => {
    await product.signIn('employee');
    const { outbox } = await openSignedIn();
    const empty = { ...report, input: { body: { ...body, message: ' ' } } };
    expect(await outbox.send(empty)).toMatchObject({
      state: 'needs-attention',
      reason: { code: 'invalid_input', fields: { message: 'required' } },
    });
    expect(await keptByServer()).toEqual([]);
  });
});
