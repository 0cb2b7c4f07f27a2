import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { PlayView } from '@meowtale/story';
import { EndingScreen } from './ending-screen.tsx';
import { isOpening } from './part.ts';
import { renderView } from './testing/render-view.ts';
import { wordsFor } from './words.ts';

const ending = { id: 'pier', name: 'To be continued' };
const view = { ended: true, ending, endingsFound: [ending], endingsTotal: 1, canGoBack: true } as unknown as PlayView;
const screenOf = (opening: boolean) =>
  renderView(<EndingScreen view={view} language="en-US" opening={opening} act={() => {}} words={wordsFor('en-US')} />).innerHTML;

test('the end of an opening says so, counts no endings and leaves the only primary action to the page', () => {
  const shown = screenOf(true);
  expect(shown).toContain('End of the free opening');
  expect(shown).not.toContain('The end<');
  expect(shown).not.toContain('1 of 1');
  expect(shown).not.toContain('To be continued');
  expect(shown).not.toContain('primary');
  expect(shown).toContain('Restart');
});

test('the end of a whole work names its ending and counts those found', () => {
  const shown = screenOf(false);
  expect(shown).toContain('The end<');
  expect(shown).toContain('To be continued');
  expect(shown).toContain('1 of 1 ending');
  expect(shown).toContain('class="button primary"');
});

/** Renders an end with its styles. Returns its heading's style, and the space above its buttons. */
function styledEnd(opening: boolean) {
  const style = document.createElement('style');
  style.textContent = readFileSync(join(import.meta.dirname, 'ending.css'), 'utf8');
  const end = document.createElement('div');
  end.innerHTML = screenOf(opening);
  document.head.append(style);
  document.body.append(end);
  const styleOf = (selector: string) => getComputedStyle(end.querySelector(selector) as Element);
  const shown = { balanced: styleOf('h2').getPropertyValue('text-wrap'), above: styleOf('.ending-actions').marginTop };
  style.remove();
  end.remove();
  return shown;
}

test('the buttons have space above them, with an ending’s name and without, and a long heading is balanced', () => {
  expect(styledEnd(true)).toEqual({ balanced: 'balance', above: '24px' });
  expect(styledEnd(false)).toEqual({ balanced: 'balance', above: '24px' });
});

test('only a part that the page marks as opening is one', () => {
  expect(isOpening('?lang=ja-JP&theme=dark&part=opening')).toBe(true);
  expect(isOpening('?lang=ja-JP&part=whole')).toBe(false);
  expect(isOpening('')).toBe(false);
});
