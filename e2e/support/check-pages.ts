import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import axe from 'axe-core';
import { type PageState, waitForPage } from './page-fixtures.ts';

interface PageCheck {
  window: { width: number; height: number };
  colorScheme: 'light' | 'dark';
  /** The axe rules that apply; all unless given. With none, only the page's width is checked. */
  rules?: readonly string[];
}

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };
/** axe rules that depend on colours; only these are repeated in the dark scheme. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

const FIRST: PageCheck = { window: WIDE, colorScheme: 'light' };
const WIDE_AND_DARK: PageCheck = { window: WIDE, colorScheme: 'dark', rules: OF_COLOURS };
const ON_A_PHONE: PageCheck = { window: NARROW, colorScheme: 'dark' };
const PHONE_WIDTH: PageCheck = { window: NARROW, colorScheme: 'light', rules: [] };

/** Returns whether a page is desktop-only: lobby and editors show a notice on narrow screens. */
const isDesktopOnly = ({ path, onPhone }: PageState): boolean => !onPhone && /^\/(?:lobby|set-)/.test(path);

/** Checks every state in a wide, light window by all rules, and its width on a phone unless it is desktop-only. */
const usualChecks = (state: PageState): readonly PageCheck[] => (isDesktopOnly(state) ? [FIRST] : [FIRST, PHONE_WIDTH]);

/** Checks that the usual ones omit: every state in the dark, and on a phone by all rules. */
const closeChecks = (state: PageState): readonly PageCheck[] => (isDesktopOnly(state) ? [WIDE_AND_DARK] : [WIDE_AND_DARK, ON_A_PHONE]);

/** Checks of `npm run prove`: those, and also the light scheme where no other test checks it. */
export const checksAtLength = (isSeenElsewhere: boolean) => (state: PageState) =>
  isSeenElsewhere ? closeChecks(state) : [FIRST, ...closeChecks(state)];

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

/** Returns the accessibility violations that axe finds; `isLoaded` says that the document has axe already. */
async function violations(page: Page, { isLoaded, rules }: { isLoaded: boolean; rules?: readonly string[] }): Promise<string[]> {
  // A single document doesn't need axe's frame handling, which opens a page each time; frames behind a popup are inert.
  const alone = page.frames().length === 1 || (await page.getByRole('dialog').count()) > 0;
  // For a single document the builder would evaluate axe twice.
  if (alone && !isLoaded) await page.evaluate(axe.source);
  const builder = new AxeBuilder(alone ? { page, axeSource: 'void 0' } : { page });
  const found = await builder
    .setLegacyMode(alone)
    .options({ resultTypes: ['violations'], iframes: !alone, ...(rules && { runOnly: [...rules] }) })
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
  return violations(page, { isLoaded: false });
}

/** Returns all errors of a page in its state, by each check. */
async function faultsOf(page: Page, checks: readonly PageCheck[]): Promise<string[]> {
  const faults: string[] = [];
  for (const [index, { window, colorScheme, rules }] of checks.entries()) {
    await page.setViewportSize(window);
    await page.emulateMedia({ colorScheme });
    if (!(await page.evaluate(drawAnew, colorScheme))) faults.push(`wider than ${window.width}`);
    if (index === 0) faults.push(...(await page.evaluate(partlyHidden)));
    if (rules?.length === 0) continue;
    const found = await violations(page, { isLoaded: index > 0, ...(rules && { rules }) });
    faults.push(...found.map((fault) => `${colorScheme} at ${window.width}, ${fault}`));
  }
  return faults;
}

/** Checks every page in its state, and reports all errors at once. */
export async function checkPages(
  page: Page,
  states: readonly PageState[],
  checksOf: (state: PageState) => readonly PageCheck[] = usualChecks,
): Promise<void> {
  const wrong: string[] = [];
  for (const state of states) {
    const { name, path, act } = state;
    await test.step(name, async () => {
      await page.setViewportSize(WIDE);
      await page.goto(path, { waitUntil: 'commit' });
      await waitForPage(page);
      await act?.(page);
      wrong.push(...(await faultsOf(page, checksOf(state))).map((fault) => `${name}: ${fault}`));
    });
  }
  expect(wrong).toEqual([]);
}
