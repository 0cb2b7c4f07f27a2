import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { isDesktopOnly, NARROW, type PageState, WIDE, waitForPage } from './page-fixtures.ts';

interface PageCheck {
  window: { width: number; height: number };
  colorScheme: 'light' | 'dark';
  /** The axe rules that apply. With none, only the page's width is checked. */
  rules: 'all' | 'colours' | 'all but colours' | 'none';
}

/** axe rules that depend on colours: most of its time, and the only ones that are repeated in the dark scheme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const FIRST: PageCheck = { window: WIDE, colorScheme: 'light', rules: 'all' };
const WITHOUT_COLOURS: PageCheck = { ...FIRST, rules: 'all but colours' };
const WIDE_AND_DARK: PageCheck = { window: WIDE, colorScheme: 'dark', rules: 'colours' };
const ON_A_PHONE: PageCheck = { window: NARROW, colorScheme: 'dark', rules: 'all' };
const PHONE_WIDTH: PageCheck = { window: NARROW, colorScheme: 'light', rules: 'none' };

type ChecksOf = (state: PageState, isFirstOfPath: boolean) => readonly PageCheck[];

/**
 * Checks of `npm test`: a wide, light window, with colours only in the first state of each path, and the width on a phone unless the
 * page is desktop-only.
 */
const usualChecks: ChecksOf = (state, isFirstOfPath) => {
  const wide = isFirstOfPath ? FIRST : WITHOUT_COLOURS;
  return isDesktopOnly(state) ? [wide] : [wide, PHONE_WIDTH];
};

/** Checks of `npm run prove`: every state in both schemes, and on a phone unless the page is desktop-only. */
export const checksAtLength: ChecksOf = (state) => (isDesktopOnly(state) ? [FIRST, WIDE_AND_DARK] : [FIRST, WIDE_AND_DARK, ON_A_PHONE]);

/** In the page: switches the colour scheme, waits for transitions, and returns whether the page fits its window. */
async function drawAnew(scheme: string): Promise<boolean> {
  const root = document.documentElement;
  const fits = () => (root.dataset.mantineColorScheme ?? scheme) === scheme && root.scrollWidth <= root.clientWidth;
  const nextFrame = () => new Promise(requestAnimationFrame);
  await nextFrame();
  for (const began = performance.now(); !fits() && performance.now() - began < 2000; ) await nextFrame();
  // Colour transitions begin in the next frame.
  await nextFrame();
  await nextFrame();
  const gliding = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  // Transitions of elements that aren't rendered, such as collapsed ones, never finish, so the wait is limited.
  const enough = new Promise((resolve) => setTimeout(resolve, 2000));
  await Promise.race([Promise.allSettled(gliding.map(({ finished }) => finished)), enough]);
  return fits();
}

/** Returns axe's options for a set of rules. */
function axeRules(rules: PageCheck['rules']): RunOptions {
  if (rules === 'colours') return { runOnly: COLOUR_RULES };
  if (rules === 'all but colours') return { rules: Object.fromEntries(COLOUR_RULES.map((name) => [name, { enabled: false }])) };
  return {};
}

/** Returns the accessibility violations that axe finds; `isLoaded` says that the document has axe already. */
async function violations(page: Page, { isLoaded, rules }: { isLoaded: boolean; rules: PageCheck['rules'] }): Promise<string[]> {
  // A single document doesn't need axe's frame handling, which opens a page each time; frames behind a popup are inert.
  const alone = page.frames().length === 1 || (await page.getByRole('dialog').count()) > 0;
  // For a single document the builder would evaluate axe twice.
  if (alone && !isLoaded) await page.evaluate(axe.source);
  const builder = new AxeBuilder(alone ? { page, axeSource: 'void 0' } : { page });
  const found = await builder
    .setLegacyMode(alone)
    .options({ resultTypes: ['violations'], iframes: !alone, ...axeRules(rules) })
    .analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => `${id} at ${target.join(' ')}: ${[...any, ...all, ...none][0]?.message ?? ''}`),
  );
}

/** In the page: returns the tab rows and tables that are wider than their frame, so that a part is hidden. */
function partlyHidden(): string[] {
  const rows = [...document.querySelectorAll('.mt-tabs, .mt-table-frame')];
  return rows.filter((row) => row.scrollWidth > row.clientWidth).map((row) => `${row.getAttribute('aria-label')} is partly hidden`);
}

/** Returns the accessibility violations of a page as it is now, after its colour transitions have finished. */
export async function barriersOn(page: Page): Promise<string[]> {
  await page.evaluate(drawAnew, 'light');
  return violations(page, { isLoaded: false, rules: 'all' });
}

/** Returns all errors of a page in its state, by each check. */
async function faultsOf(page: Page, checks: readonly PageCheck[]): Promise<string[]> {
  const faults: string[] = [];
  for (const [index, { window, colorScheme, rules }] of checks.entries()) {
    await page.setViewportSize(window);
    await page.emulateMedia({ colorScheme });
    if (!(await page.evaluate(drawAnew, colorScheme))) faults.push(`wider than ${window.width}`);
    if (index === 0) faults.push(...(await page.evaluate(partlyHidden)));
    if (rules === 'none') continue;
    const found = await violations(page, { isLoaded: index > 0, rules });
    faults.push(...found.map((fault) => `${colorScheme} at ${window.width}, ${fault}`));
  }
  return faults;
}

/** Checks every page in its state, and reports all errors at once. */
export async function checkPages(page: Page, states: readonly PageState[], checksOf: ChecksOf = usualChecks): Promise<void> {
  const wrong: string[] = [];
  const seenPaths = new Set<string>();
  for (const state of states) {
    const { name, path, act } = state;
    const [pathname = ''] = path.split('?');
    const checks = checksOf(state, !seenPaths.has(pathname));
    seenPaths.add(pathname);
    await test.step(name, async () => {
      await page.setViewportSize(WIDE);
      await page.goto(path, { waitUntil: 'commit' });
      await waitForPage(page);
      await act?.(page);
      wrong.push(...(await faultsOf(page, checks)).map((fault) => `${name}: ${fault}`));
    });
  }
  expect(wrong).toEqual([]);
}
