import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locale } from '@meowtale/contracts/locales';
import * as fontkit from 'fontkit';

export interface Title {
  lines: readonly string[];
  /** The tone that contrasts with the drawing behind it. */
  ink: 'light' | 'dark';
  /** The language of the text, which decides the font. */
  language: Locale;
}

function open(file: string): fontkit.Font {
  const font = fontkit.openSync(file);
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts`);
  return font;
}

const latin = open(fileURLToPath(import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-700-normal.woff2')));
const latinExtended = open(fileURLToPath(import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-ext-700-normal.woff2')));
const opened = new Map<string, fontkit.Font>();

/** Opens the font of a script that Fraunces lacks; see the note in `fonts/`. */
function scriptFont(language: Locale): fontkit.Font | null {
  const file = join(import.meta.dirname, 'fonts', `${language}.ttf`);
  const known = opened.get(language);
  if (known) return known;
  if (!existsSync(file)) return null;
  const font = open(file);
  opened.set(language, font);
  return font;
}

const hasAll = (font: fontkit.Font, text: string): boolean =>
  [...text].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));

/** Returns a font that has all letters of a title; null without one. */
function fontFor({ lines, language }: Pick<Title, 'lines' | 'language'>): fontkit.Font | null {
  const text = lines.join('');
  return [latin, latinExtended, scriptFont(language)].find((font) => font !== null && hasAll(font, text)) ?? null;
}

/** A line may begin with any word except a Japanese particle. */
const MAY_BEGIN = /^(?!\p{sc=Hiragana}+$).*[\p{L}\p{N}]/u;

/** Breaks a name between words into lines of similar length: as few as about `most` letters each allow, and at most three. */
export function breakTitle(name: string, language: Locale): string[] {
  const wide = /^(zh|ja|ko)/.test(language);
  const most = wide ? 6 : 13;
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(name)].map(({ segment }) => segment);
  const count = Math.min(3, Math.ceil(name.length / most));
  const even = name.length / count;
  const lines = [''];
  for (const word of words) {
    const last = lines.length - 1;
    const line = lines[last] ?? '';
    const full = line !== '' && MAY_BEGIN.test(word) && line.length + word.length / 2 > even && lines.length < count;
    if (full) lines.push(word);
    else lines[last] = line + word;
  }
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

/** Returns a title that can be drawn; null where no font has its letters. */
export function titleIn(language: Locale, lines: readonly string[], ink: Title['ink']): Title | null {
  const title = { lines, ink, language };
  return fontFor(title) ? title : null;
}

interface Line {
  path: string;
  width: number;
}

function layoutLine(font: fontkit.Font, text: string, size: number): Line {
  const run = font.layout(text);
  const scale = size / font.unitsPerEm;
  let x = 0;
  let path = '';
  run.glyphs.forEach((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = run.positions[index] ?? {};
    const at = `translate(${((x + xOffset) * scale).toFixed(2)} ${(-yOffset * scale).toFixed(2)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`;
    path += `<path transform="${at}" d="${glyph.path.toSVG()}"/>`;
    x += xAdvance;
  });
  return { path, width: x * scale };
}

/**
 * Draws a title as outlines, so that it looks the same on a machine with other fonts.
 * @param box left and top of the first line's box, and the width that the longest line must fit, in pixels
 * @throws Error where `titleIn` returned null
 */
export function drawTitle(title: Title, box: { x: number; y: number; width: number; size: number }): string {
  const font = fontFor(title);
  if (!font) throw new Error(`no font has the letters of ${title.lines.join(' ')}`);
  const widest = Math.max(...title.lines.map((line) => layoutLine(font, line, box.size).width));
  const size = widest > box.width ? (box.size * box.width) / widest : box.size;
  const rows = title.lines.map((line, index) => {
    const y = box.y + size * (0.86 + index * 1.14);
    return `<g transform="translate(${box.x} ${y.toFixed(1)})">${layoutLine(font, line, size).path}</g>`;
  });
  const [shadow, fill] = title.ink === 'light' ? ['#000', '#fffaf2'] : ['#fff', '#2a1233'];
  return `<g fill="${shadow}" opacity=".28" transform="translate(0 ${(size * 0.05).toFixed(1)})">${rows.join('')}</g><g fill="${fill}">${rows.join('')}</g>`;
}
