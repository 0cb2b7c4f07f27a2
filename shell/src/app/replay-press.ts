declare global {
  interface Window {
    /** Set by the inline script of a server-rendered page: returns the button pressed last, and stops listening. */
    takeEarlyPress?: () => HTMLElement | undefined;
  }
}

/** Repeats the press before the page's scripts had loaded: a server-rendered page is visible long before. */
export function replayPress(page: Window): void {
  const pressed = page.takeEarlyPress?.();
  if (pressed?.isConnected) pressed.click();
}
