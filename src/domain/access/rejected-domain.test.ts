import { describe, expect, it } from 'vitest';
import { isRejectedUsername } from './rejected-domain';

describe('§5 Accounts of the corporate e-mail domain are rejected', () => {
  it.each([
    ['kitti@corp.siamparts.example', true],
    ['Kitti@CORP.SiamParts.example ', true],
    ['kitti@th.corp.siamparts.example', true],
    ['kitti@siamparts.example', false],
    ['kitti@notcorp.siamparts.example', false],
    ['corp.siamparts.example@partner.example', false],
  ])('§5.3 %s → %s', (username, rejected) => {
    expect(isRejectedUsername(username, 'corp.siamparts.example')).toBe(rejected);
  });

  it('is the configured one however it is written there', () => {
    expect(isRejectedUsername('kitti@corp.siamparts.example', ' Corp.SiamParts.example ')).toBe(
      true,
    );
  });

  it('when no domain is configured, rejects nobody', () => {
    expect(isRejectedUsername('kitti@corp.siamparts.example', '')).toBe(false);
  });
});
