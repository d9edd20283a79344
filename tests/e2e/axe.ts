import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Each two of scheme, width and language meet: all eight would cost twice the time and show the same rules. */
export const looks = [
  { colorScheme: 'light', viewport: { width: 360, height: 740 }, language: 'th' },
  { colorScheme: 'dark', viewport: { width: 360, height: 740 }, language: 'en' },
  { colorScheme: 'light', viewport: { width: 1024, height: 768 }, language: 'en' },
  { colorScheme: 'dark', viewport: { width: 1024, height: 768 }, language: 'th' },
] as const;

/** What arrives has its own colours only once it is there. What runs for seconds, as the time to undo does, is not waited for. */
const arrived = (page: Page) =>
  page.evaluate(async () => {
    const arriving = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= 1000);
    await Promise.allSettled(arriving.map(({ finished }) => finished));
  });

/** Told only what is wrong, and in this page alone: the app has no frames, and a list of what is well takes as long again. */
const axe = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

/** What a bar half covers is too small only if it still is where a thumb scrolls it to. */
const isTooSmall = async (page: Page, target: string) => {
  await page
    .locator(target)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { violations } = await axe(page).include(target).withRules('target-size').analyze();
  return violations.length > 0;
};

const violationsIn = async (page: Page, part: string) => {
  const { violations } = await axe(page)
    .include(part)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const found: string[] = [];
  for (const { id, nodes } of violations)
    for (const { html, target } of nodes)
      if (id !== 'target-size' || (await isTooSmall(page, target.join(' '))))
        found.push(`${id}: ${html}`);
  return found;
};

/** Nothing is said against the page, or the part of it. */
export const expectAccessible = async (page: Page, where: string, part = 'html') => {
  // What comes in while axe is looking is there at once too.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // A button that becomes ready while axe looks has the colours of both: it is looked at again.
  await expect(async () => {
    await arrived(page);
    expect(await violationsIn(page, part), where).toEqual([]);
  }).toPass({ timeout: 60_000 });
};
