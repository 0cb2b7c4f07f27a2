import { type Canvas, heaven, type Light, ridge } from './light.ts';
import type { Seen } from './seen.ts';
import { ellipse, fade, glow, n, path, place, rect, repeat, stroke } from './svg.ts';
import { CAT, houses } from './town.ts';

function shelf({ random }: Canvas, x: number, y: number, wide: number, color: string): string {
  const spines = ['#b93818', '#8f5c00', '#1f7a5c', '#3b2a63', '#c9745f', '#d9b98a', '#39598f'];
  let output = '';
  for (let at = x + 6; at < x + wide - 14; ) {
    const [thick, high] = [7 + random.next() * 9, 34 + random.next() * 22];
    if (random.next() < 0.1) at += 16;
    else output += rect(at, y - high, thick, high, random.pick(spines) ?? '#b93818', 'rx="1.5" opacity=".9"');
    at += thick + 1.5;
  }
  return output + rect(x, y, wide, 9, color, 'rx="2"');
}

export function drawRoom(canvas: Canvas, seen: Seen, light: Light): string {
  const { w, h, random } = canvas;
  const left = random.isBelow(0.5);
  const [wall, floor] =
    seen.sky === 'night'
      ? [['#2b2046', '#4a2f57'], '#21152f']
      : seen.sky === 'dusk'
        ? [['#5a3450', '#a05a5a'], '#3b1d33']
        : [['#d9c6a8', '#efe0c6'], '#8a5f45'];
  const dark = seen.sky === 'day' ? '#5b3a30' : '#160f24';
  const [winX, winY, winW, winH] = [w * (left ? 0.13 : 0.55), h * 0.12, w * 0.32, h * 0.5];
  const view = `<svg x="${n(winX)}" y="${n(winY)}" width="${n(winW)}" height="${n(winH)}" viewBox="0 0 ${n(winW)} ${n(winH)}">${heaven({ w: winW, h: winH, random }, seen, light, winW * 0.6, winH * 0.36)}${ridge({ w: winW, h: winH, random }, winH * 0.7, winH * 0.06, light.far, 3)}${houses({ w: winW, h: winH, random }, winH * 0.98, winH * 0.3, light.mid, light.lamp, 0.4)}</svg>`;
  const bars = stroke(`M${n(winX + winW / 2)} ${n(winY)}V${n(winY + winH)}M${n(winX)} ${n(winY + winH * 0.42)}H${n(winX + winW)}`, dark, 7);
  const frame = `<rect x="${n(winX)}" y="${n(winY)}" width="${n(winW)}" height="${n(winH)}" fill="none" stroke="${dark}" stroke-width="12" rx="4"/>`;
  const curtain = (x: number, out: number) =>
    path(
      `M${n(x)} ${n(winY - 18)}H${n(x + out * 74)}C${n(x + out * 66)} ${n(h * 0.4)} ${n(x + out * 30)} ${n(h * 0.5)} ${n(x + out * 46)} ${n(winY + winH + 40)}H${n(x)}Z`,
      seen.sky === 'day' ? '#b8573f' : '#7c2d3c',
    );
  const [tableX, tableY] = [w * (left ? 0.58 : 0.1), h * 0.74];
  const lampX = tableX + w * 0.22;
  const table =
    rect(tableX, tableY, w * 0.32, 14, dark, 'rx="4"') +
    rect(tableX + 24, tableY, 12, h * 0.2, dark) +
    rect(tableX + w * 0.32 - 36, tableY, 12, h * 0.2, dark);
  const lamp =
    glow(lampX, tableY - 92, h * 0.5, light.lamp, seen.sky === 'day' ? 0.35 : 0.62) +
    rect(lampX - 4, tableY - 70, 8, 70, dark) +
    rect(lampX - 24, tableY - 6, 48, 7, dark, 'rx="3"') +
    path(
      `M${n(lampX - 44)} ${n(tableY - 66)}L${n(lampX - 26)} ${n(tableY - 118)}H${n(lampX + 26)}L${n(lampX + 44)} ${n(tableY - 66)}Z`,
      light.lamp,
    );
  const things =
    rect(tableX + 46, tableY - 12, 84, 12, '#b93818', 'rx="2"') +
    rect(tableX + 54, tableY - 23, 70, 11, '#1f7a5c', 'rx="2"') +
    path(`M${n(tableX + 168)} ${n(tableY)}v-26h34v26zm34 -20q16 -2 14 8t-14 6`, '#f7eddc');
  const [shelfX, shelfW] = [tableX + w * 0.02, w * 0.28];
  const paper = seen.sky === 'day' ? '#5b3a30' : '#1d1430';
  const sill = rect(winX - 18, winY + winH + 4, winW + 36, 15, dark, 'rx="3"');
  const cat = place(winX + winW * (left ? 0.25 : 0.75), winY + winH + 5, 1.7, path(CAT, dark), left);
  const rug =
    ellipse(w * 0.5, h * 0.96, w * 0.3, h * 0.075, seen.sky === 'day' ? '#b8573f' : '#5c2a4a') +
    ellipse(w * 0.5, h * 0.96, w * 0.25, h * 0.055, 'none', `stroke="${light.lamp}" stroke-opacity=".45" stroke-width="3"`);
  return [
    rect(
      0,
      0,
      w,
      h,
      fade([
        [0, wall[0] ?? ''],
        [1, wall[1] ?? ''],
      ]),
    ),
    repeat(13, (index) => rect((index * w) / 12 - 1, 0, 2, h * 0.86, dark, 'opacity=".07"')),
    rect(0, h * 0.86, w, h * 0.14, floor),
    rect(0, h * 0.845, w, 11, dark, 'opacity=".8"'),
    view,
    bars,
    frame,
    curtain(winX - 34, 1),
    curtain(winX + winW + 34, -1),
    rect(winX - 60, winY - 26, winW + 120, 10, dark, 'rx="5"'),
    sill,
    cat,
    shelf(canvas, shelfX, h * 0.3, shelfW, paper),
    shelf(canvas, shelfX, h * 0.46, shelfW, paper),
    rug,
    lamp,
    table,
    things,
  ].join('');
}
