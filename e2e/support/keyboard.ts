import { expect, type Frame, type Locator, type Page } from '@playwright/test';

/** Returns what is wrong with a document's focus indicator; null when nothing is, or when a frame in it has the focus. */
function focusFault(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.tagName === 'IFRAME') return null;
  const ringed = (element: Element, pseudo?: string) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  };
  const around = [focused, focused.parentElement, focused.parentElement?.parentElement].filter((element) => element != null);
  const ring = around.find((element) => ringed(element) || ringed(element, '::after'));
  const what = `${focused.tagName} “${focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40)}”`;
  // A focused region needs no ring, because it isn't interactive.
  const isPlace = focused.getAttribute('tabindex') === '-1';
  if (!ring) return isPlace ? null : `${what} shows no focus`;
  const { left, right, top, bottom } = ring.getBoundingClientRect();
  if (right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight) return `${what} is out of sight`;
  const x = Math.min(Math.max((left + right) / 2, 0), innerWidth - 1);
  const y = Math.min(Math.max((Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2, 0), innerHeight - 1);
  const seen = document.elementFromPoint(x, y);
  return seen && (ring.contains(seen) || seen.contains(ring)) ? null : `${what} is covered`;
}

async function expectSeen(page: Page): Promise<void> {
  const faults = async () => {
    const asks = page.frames().map((frame: Frame) => frame.evaluate(focusFault).catch(() => null));
    return (await Promise.all(asks)).filter((fault) => fault !== null);
  };
  // Polled, because a popup moves the focus, and the page scrolls, after the key was handled.
  await expect.poll(faults).toEqual([]);
}

const isHeld = (target: Locator) => target.evaluate((element) => element === document.activeElement && document.hasFocus());

/** Presses a key, and waits until the focus is visible. */
export async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await expectSeen(page);
}

/** Presses Tab or Shift+Tab until the target has the focus. Each stop must show the focus, and none may trap it. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < 120; stop += 1) {
    await press(page, key);
    if (await isHeld(target)) return;
  }
  throw new Error(`120 stops and never at ${target}`);
}

/** Moves to the target by Tab and presses Enter once it is enabled: a busy button has the focus, but ignores the key. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await expect(target).not.toHaveAttribute('aria-busy', 'true');
  await expect(target).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Expects that Tab cycles within the popup back to its first stop. */
export async function expectKeptIn(page: Page, popup: Locator): Promise<void> {
  const within = () => popup.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(within).toBe(true);
  for (let stop = 0; stop < 12; stop += 1) {
    await press(page, stop < 8 ? 'Tab' : 'Shift+Tab');
    await expect.poll(within, 'the popup keeps the focus').toBe(true);
  }
}

/** Expects that Escape closes the popup and returns the focus to its opener. */
export async function leave(page: Page, popup: Locator, opener: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(opener).toBeFocused();
}

/** Moves to the target by Tab, or by Shift+Tab when it is before the focus. */
export async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  if (await isHeld(target)) return;
  const isBefore = await target.evaluate((element) =>
    Boolean((document.activeElement?.compareDocumentPosition(element) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING),
  );
  await tabTo(page, target, isBefore ? 'Shift+Tab' : 'Tab');
}

/** Presses a key, Enter unless given, on a button or a link once it is enabled. */
export async function pressAt(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await expect(target).toBeEnabled();
  await reach(page, target);
  await expect(target).not.toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press(key);
}

/** Replaces a field's text. */
export async function typeAt(page: Page, field: Locator, text: string): Promise<void> {
  await reach(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
  await expect(field).toHaveValue(text);
}

/** Chooses an option of a select: by a search where it has one, else by arrows. */
export async function chooseAt(page: Page, select: Locator, option: string): Promise<void> {
  await reach(page, select);
  const wanted = page.getByRole('option', { name: option, exact: true });
  if ((await select.getAttribute('aria-autocomplete')) === 'list') await page.keyboard.type(option);
  else await page.keyboard.press('Enter');
  await expect(wanted).toBeVisible();
  const options = await page.getByRole('option').count();
  for (let step = 0; step < options && (await wanted.getAttribute('data-combobox-selected')) === null; step += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(select).toHaveValue(option);
}
