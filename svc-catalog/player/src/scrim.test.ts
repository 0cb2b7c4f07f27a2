import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const css = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
type Colour = readonly [red: number, green: number, blue: number];

const colour = (hex: string): Colour => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Colour;
function colours(selector: string): Record<string, Colour> {
  const block = css('player.css').split(`${selector} {`)[1]?.split('}')[0] ?? '';
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [name, colour(hex)]));
}

function luminance(of: Colour): number {
  const [red, green, blue] = of.map((part) => (part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the share of the background colour under text over a picture. */
function shareOf(file: string, rule: RegExp): number {
  const [, percent] = rule.exec(css(file)) ?? [];
  expect(percent).toBeDefined();
  return Number(percent) / 100;
}

test.each([
  ['light', ':root'],
  ['dark', ':root[data-theme="dark"]'],
])('in the %s theme every text is readable over any picture', (_theme, selector) => {
  const { paper, ink, muted, lantern } = colours(selector) as Record<'paper' | 'ink' | 'muted' | 'lantern', Colour>;
  const mix = 'color-mix\\(in srgb, var\\(--paper\\) (\\d+)%, transparent\\)';
  const grounds = [
    { share: shareOf('pictures.css', new RegExp(mix)), words: [ink, muted, lantern] },
    { share: shareOf('page.css', new RegExp(mix)), words: [ink, muted] },
  ];
  for (const { share, words } of grounds) {
    for (const picture of [0, 128, 255]) {
      const ground = paper.map((part) => part * share + picture * (1 - share)) as unknown as Colour;
      for (const word of words) expect(contrast(word, ground)).toBeGreaterThanOrEqual(4.5);
    }
  }
});
