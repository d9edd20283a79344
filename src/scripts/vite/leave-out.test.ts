import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isLeftOut } from './leave-out.ts';

const modules = 'node_modules';
const mantine = `${modules}/@mantine/core/esm/components`;
const msal = `${modules}/@azure/msal-browser/dist`;

describe('what of packages is left out', () => {
  it.each([
    [`${mantine}/Modal/ModalRoot.mjs`, '../ScrollArea/ScrollArea.mjs'],
    [`${mantine}/Drawer/DrawerRoot.mjs`, '../ScrollArea/ScrollArea.mjs'],
    [
      `${msal}/controllers/StandardController.mjs`,
      '../interaction_client/PlatformAuthInteractionClient.mjs',
    ],
    [`${msal}/broker/nativeBroker/PlatformAuthProvider.mjs`, './PlatformAuthExtensionHandler.mjs'],
    [`${msal}/broker/nativeBroker/PlatformAuthProvider.mjs`, './PlatformAuthDOMHandler.mjs'],
  ])('is still what %s imports', (importer, source) => {
    expect(existsSync(importer)).toBe(true);
    expect(readFileSync(importer, 'utf8')).toContain(source);
    expect(isLeftOut(source, importer)).toBe(true);
  });

  it('is nothing else', () => {
    expect(isLeftOut('../ScrollArea/ScrollArea.mjs', `${mantine}/Combobox/Combobox.mjs`)).toBe(
      false,
    );
    expect(isLeftOut('../Paper/Paper.mjs', `${mantine}/Modal/ModalRoot.mjs`)).toBe(false);
  });

  it('is compared only, where Mantine scrolls what a dialog holds', () => {
    const uses = readFileSync(`${mantine}/Modal/ModalRoot.mjs`, 'utf8').match(
      /\bScrollArea\b[.\w]*/g,
    );
    expect(new Set(uses)).toEqual(new Set(['ScrollArea', 'ScrollArea.mjs', 'ScrollArea.Autosize']));
  });

  it('is the broker that only a setting of its own turns on, which ours does not have', () => {
    expect(readFileSync(`${msal}/controllers/StandardController.mjs`, 'utf8')).toContain(
      'if (allowPlatformBroker) {',
    );
    expect(readFileSync('src/app/session/msal-island.ts', 'utf8')).not.toContain('PlatformBroker');
  });
});
