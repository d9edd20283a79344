import { describe, expect, it } from 'vitest';
import { type Answering, decideFollowUp } from './decide-follow-up';
import { type FollowUp, followUps } from './follow-up';

const answer = { status: 'resolved', ownerId: 'nok', reply: 'ขอบคุณค่ะ' } as const;

const standing = (status: FollowUp | null, reply: string | null = null) => ({ status, reply });

const decide = (status: FollowUp | null, answering: Answering) =>
  decideFollowUp(standing(status), answering, 'pim');

const fieldsOf = (outcome: ReturnType<typeof decideFollowUp>) =>
  outcome.ok ? {} : outcome.refusal.fields;

describe('answering a low score', () => {
  it.each(followUps)('from %s, may go anywhere', (before) => {
    for (const status of followUps) expect(decide(before, { ...answer, status }).ok).toBe(true);
  });

  it('when the score needs no answer, is refused', () => {
    expect(decide(null, answer)).toEqual({ ok: false, refusal: { code: 'not_now' } });
  });

  it('is whoever’s took it up, where nobody else is named', () => {
    for (const status of ['in_progress', 'resolved'] as const)
      expect(decide('open', { ...answer, status, ownerId: null })).toMatchObject({
        value: { status, ownerId: 'pim' },
      });
    expect(decide('resolved', { status: 'open', ownerId: null, reply: null })).toMatchObject({
      value: { ownerId: null },
    });
  });

  it('is done only with a reply', () => {
    expect(fieldsOf(decide('open', { ...answer, reply: null }))).toEqual({ reply: 'required' });
  });

  it('is done by whoever replies to what still waits', () => {
    const reply = { ...answer, status: 'open', ownerId: null } as const;
    expect(decide('open', reply)).toMatchObject({ value: { status: 'resolved', ownerId: 'pim' } });
    expect(decide('open', { ...reply, ownerId: 'nok' })).toMatchObject({
      value: { status: 'resolved', ownerId: 'nok' },
    });
  });

  it('waits again when it is opened anew beside the reply that it had', () => {
    const again = { ...answer, status: 'open' } as const;
    expect(decideFollowUp(standing('resolved', answer.reply), again, 'pim')).toMatchObject({
      value: { status: 'open' },
    });
    expect(decideFollowUp(standing('open', answer.reply), again, 'pim')).toMatchObject({
      value: { status: 'open' },
    });
  });
});
