import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';

/** Renders a view into a new element, and returns it. */
export function renderView(view: ReactElement): HTMLElement {
  const place = document.createElement('div');
  act(() => createRoot(place).render(view));
  return place;
}
