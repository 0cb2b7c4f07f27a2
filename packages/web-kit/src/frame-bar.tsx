import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Renders a page's controls into the bar that the shell shows above an editor; nothing in a frame without one. */
export function FrameBar({ children }: { children: ReactNode }) {
  const [bar, setBar] = useState<Element | null>(null);
  useLayoutEffect(() => setBar(document.querySelector('[data-frame-bar]')), []);
  return bar && createPortal(children, bar);
}
