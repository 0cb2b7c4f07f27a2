import type { Locator } from '@playwright/test';

/**
 * Returns the side of its box at which an element's text begins, and on which side of its first letter its last one is painted. The text
 * must fit on one line that it doesn't fill.
 */
export const sidesOf = (block: Locator): Promise<{ begins: 'left' | 'right'; ends: 'left' | 'right' }> =>
  block.evaluate((element) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node.textContent?.trim()) texts.push(node as Text);
    const [first, last] = [texts[0], texts.at(-1)];
    if (!first || !last) throw new Error('the element has no text');
    const letterAt = (text: Text, at: number) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect();
    };
    const box = element.getBoundingClientRect();
    const [start, end] = [letterAt(first, 0), letterAt(last, last.length - 1)];
    if (Math.abs(start.bottom - end.bottom) > start.height) throw new Error('the text has several lines');
    return { begins: box.right - start.right < start.left - box.left ? 'right' : 'left', ends: end.left < start.left ? 'left' : 'right' };
  });
