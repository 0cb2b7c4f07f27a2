declare global {
  interface Window {
    /** Set by the inline script of a page that the server drew: the button that was pressed last; from then on it listens no more. */
    takeEarlyPress?: () => HTMLElement | undefined;
  }
}

/** Presses what was pressed before anything could hear it: a drawn page can be seen long before its scripts have come. */
export function pressAgain(page: Window): void {
  const pressed = page.takeEarlyPress?.();
  if (pressed?.isConnected) pressed.click();
}
