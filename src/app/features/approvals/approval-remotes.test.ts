import { expect, it, vi } from 'vitest';
import type { ApprovalCard } from '#contract/approvals';
import { approvalCard } from '../../../../tests/factories/approval-data';
import { openRemote, type RemoteServices } from '../../remote/open-remote';
import { createStore } from '../../ui/store';
import { approvalsOf } from './approval-remotes';

const [mine, theirs, withdrawn, still] = [
  approvalCard(1),
  approvalCard(2),
  approvalCard(3),
  approvalCard(4),
];

const decided = (card: ApprovalCard, byMe: boolean): ApprovalCard => ({
  ...card,
  isWaiting: false,
  status: 'approved',
  decision: { is: 'approved', by: 'วิชัย', byMe, at: '2026-11-20T02:00:00Z', reason: null },
});

const open = () => {
  const lists = [[mine, theirs, withdrawn, still], [still]];
  const now: Record<string, ApprovalCard> = {
    [mine.id]: decided(mine, true),
    [theirs.id]: decided(theirs, false),
    [withdrawn.id]: { ...withdrawn, isWaiting: false, status: 'cancelled' },
  };
  const call = vi.fn((name: string, options: { params?: { id: string } }) =>
    Promise.resolve(
      name === 'readApproval'
        ? now[options.params?.id ?? '']
        : { approvals: lists.shift() ?? [still], next: 'more' },
    ),
  );
  const services = {
    api: { call },
    cache: {
      peek: () => null,
      read: () => Promise.resolve(null),
      write: () => Promise.resolve(),
    },
    live: { subscribe: () => () => undefined },
    connectivity: createStore(true),
  };
  return openRemote(
    services as unknown as RemoteServices,
    approvalsOf({ tab: 'waiting', language: 'th', pages: 1 }),
  );
};

it('what others decided or took back under one’s eyes is told, what one decided oneself is not', async () => {
  const { view, read } = open();
  const taken = () => {
    const known = view.get();
    return known.status === 'known' ? known.value.taken : null;
  };
  await read();
  expect(taken()).toEqual([]);
  await read();
  expect(taken()?.map(({ id, status }) => [id, status])).toEqual([
    [theirs.id, 'approved'],
    [withdrawn.id, 'cancelled'],
  ]);
  await read();
  expect(taken()).toHaveLength(2);
});
