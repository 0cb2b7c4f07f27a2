import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';

/** Draws a view into an element of its own, which it returns. */
export function draw(view: ReactElement): HTMLElement {
  const place = document.createElement('div');
  act(() => createRoot(place).render(view));
  return place;
}
