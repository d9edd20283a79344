import { describe, expect, it } from 'vitest';
import { decideFollowUp } from './decide-follow-up';
import { followUps } from './follow-up';

const answer = { status: 'resolved', ownerId: 'nok', reply: 'ขอบคุณค่ะ' } as const;

const fieldsOf = (outcome: ReturnType<typeof decideFollowUp>) =>
  outcome.ok ? {} : outcome.refusal.fields;

describe('answering a low score', () => {
  it.each(followUps)('from %s, may go anywhere', (before) => {
    for (const status of followUps)
      expect(decideFollowUp(before, { ...answer, status }).ok).toBe(true);
  });

  it('when the score needs no answer, is refused', () => {
    expect(decideFollowUp(null, answer)).toEqual({ ok: false, refusal: { code: 'not_now' } });
  });

  it('names who works on it, and is done only with a reply', () => {
    expect(
      fieldsOf(decideFollowUp('open', { ...answer, status: 'in_progress', ownerId: null })),
    ).toEqual({
      ownerId: 'required',
    });
    expect(fieldsOf(decideFollowUp('open', { ...answer, ownerId: null, reply: null }))).toEqual({
      ownerId: 'required',
      reply: 'required',
    });
    expect(decideFollowUp('resolved', { status: 'open', ownerId: null, reply: null }).ok).toBe(
      true,
    );
  });
});
