/** Locale keys for the labels of inline tools, which show only an icon. */
const WORDS: Readonly<Record<string, string>> = {
  'convert-to': 'convert',
  bold: 'bold',
  italic: 'italic',
  link: 'link',
  underline: 'underline',
  strikethrough: 'strikethrough',
};

/** Gives the inline tools accessible names, whenever they are rendered. Returns the function that stops it. */
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
