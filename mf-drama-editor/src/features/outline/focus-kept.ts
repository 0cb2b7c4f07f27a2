import { flushSync } from 'react-dom';

const nodes = () => [...document.querySelectorAll<HTMLElement>('[data-node]')];

/** Changes the order, and focuses the same node wherever it moved, or its successor. */
export function withFocusKept(id: string, change: () => void): void {
  const at = nodes().findIndex(({ dataset }) => dataset.node === id);
  flushSync(change);
  const now = nodes();
  (now.find(({ dataset }) => dataset.node === id) ?? now[Math.min(at, now.length - 1)])?.focus();
}
