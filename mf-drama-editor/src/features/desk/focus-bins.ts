import { flushSync } from 'react-dom';

/**
 * Takes something away by the bin in its row, and leaves the keys with the bin of the row that stands in its place; after the last
 * one with what adds another, which says so by `data-add`.
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
