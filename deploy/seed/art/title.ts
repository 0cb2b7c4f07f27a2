import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';

const font = fontkit.openSync(fileURLToPath(import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-700-normal.woff2')));
if (!('layout' in font)) throw new Error('the title font is a collection');

interface Line {
  path: string;
  width: number;
}

function layoutLine(text: string, size: number): Line {
  if (!('layout' in font)) throw new Error('the title font is a collection');
  const run = font.layout(text);
  const scale = size / font.unitsPerEm;
  let x = 0;
  let path = '';
  run.glyphs.forEach((glyph, index) => {
    path += `<path transform="translate(${(x * scale).toFixed(2)} 0) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${glyph.path.toSVG()}"/>`;
    x += run.positions[index]?.xAdvance ?? 0;
  });
  return { path, width: x * scale };
}

/**
 * A title as outlines, so that it looks the same whatever fonts a machine has.
 * @param lines one string per line, Latin script only
 * @param ink which tone stands out from the drawing behind it
 * @param box left and top of the first line's box, and the width that the longest line must fit, in pixels
 */
export function drawTitle(
  lines: readonly string[],
  box: { x: number; y: number; width: number; size: number },
  ink: 'light' | 'dark',
): string {
  const widest = Math.max(...lines.map((line) => layoutLine(line, box.size).width));
  const size = widest > box.width ? (box.size * box.width) / widest : box.size;
  const rows = lines.map((line, index) => {
    const y = box.y + size * (0.86 + index * 1.08);
    return `<g transform="translate(${box.x} ${y.toFixed(1)})">${layoutLine(line, size).path}</g>`;
  });
  const [shadow, fill] = ink === 'light' ? ['#000', '#fffaf2'] : ['#fff', '#2a1233'];
  return `<g fill="${shadow}" opacity=".28" transform="translate(0 ${(size * 0.05).toFixed(1)})">${rows.join('')}</g><g fill="${fill}">${rows.join('')}</g>`;
}
