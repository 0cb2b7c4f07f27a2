import { flushSync } from 'react-dom';

/**
 * Removes an item by the delete button in its row, and focuses the delete button of its successor; after the last one the add button,
 * marked by `data-add`.
 */
export function byBin(bin: HTMLElement, remove: () => void): void {
  const kind = bin.dataset.bin;
  const list = bin.closest('fieldset, section') ?? document;
  const bins = () => [...list.querySelectorAll<HTMLElement>(`[data-bin="${kind}"]`)];
  const at = bins().indexOf(bin);
  flushSync(remove);
  const now = bins();
  const next = now[Math.min(at, now.length - 1)] ?? list.querySelector<HTMLElement>(`[data-add="${kind}"]`);
  next?.focus();
}
