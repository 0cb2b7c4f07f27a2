/** Which of our words says what a tool over a selection does; it is drawn as a sign alone. */
const WORDS: Readonly<Record<string, string>> = { 'convert-to': 'convert', bold: 'bold', italic: 'italic', link: 'link' };

/** Gives the tools over a selection a name for who doesn't see them, each time that they are drawn, until the answer is called. */
export function nameTools(holder: HTMLElement, wordOf: (key: string) => string): () => void {
  const observer = new MutationObserver(() => {
    for (const item of holder.querySelectorAll<HTMLElement>('[data-item-name]')) {
      const key = WORDS[item.dataset.itemName ?? ''];
      const button = item.matches('button') ? item : item.querySelector('button');
      if (key && button && !button.textContent?.trim() && !button.hasAttribute('aria-label'))
        button.setAttribute('aria-label', wordOf(key));
    }
  });
  observer.observe(holder, { childList: true, subtree: true });
  return () => observer.disconnect();
}
