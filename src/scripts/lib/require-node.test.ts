import { expect, test } from 'vitest';
import { requireNode } from './require-node.mjs';

test.each(['20.19.0', '20.20.2', '22.12.0', '24.0.0'])('runs on Node %s', (version) => {
  expect(() => requireNode(version)).not.toThrow();
});

test.each(['18.20.4', '20.18.9', '21.7.3', '22.11.0'])(
  'when Node is %s, says what to install',
  (version) => {
    expect(() => requireNode(version)).toThrow(
      `Node.js ${version} is not supported: install Node.js 20.19, 22.12 or newer`,
    );
  },
);
