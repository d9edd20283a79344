import { expect, it } from 'vitest';
import { createLog } from './log';

it('of several faults says each, and of none a name', () => {
  const lines: string[] = [];
  const log = createLog('error', { write: (line) => void lines.push(line) });
  const slow = Object.assign(new Error('somchai@siamparts.example waits'), { code: '57014' });
  log.error({ err: new AggregateError([slow, 'lost'], '2 of 3 could not be settled') }, 'failed');
  const { err } = JSON.parse(lines.join('')) as { err: unknown };
  expect(err).toMatchObject({
    message: '2 of 3 could not be settled',
    errors: [{ message: '[e-mail] waits', code: '57014' }, 'lost'],
  });
});
