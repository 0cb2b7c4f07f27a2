import { framed, pendant, room } from '../../art/interiors.ts';
import { beam, glow, vignette } from '../../art/light.ts';
import { person, sitter } from '../../art/people.ts';
import type { View } from '../../art/scene.ts';
import { linear, n, rect, repeat, stroke } from '../../art/svg.ts';

export function liftShaft({ canvas, w, h }: View): string {
  const rings = 9;
  const cage = { x: w * 0.36, y: h * 0.34, width: w * 0.28, height: h * 0.42 };
  return [
    rect(0, 0, w, h, '#0a0f0d'),
    repeat(rings, (index) => {
      const far = 1 - index / rings;
      const [half, tall] = [w * 0.56 * far, h * 0.62 * far];
      return rect(
        w / 2 - half,
        h * 0.46 - tall,
        half * 2,
        tall * 2,
        ['#1c2a24', '#24362d', '#2c4236'][index % 3] ?? '#1c2a24',
        0,
        `stroke="#0a0f0d" stroke-width="${n(8 * far)}"`,
      );
    }),
    repeat(4, (index) => stroke(`M${n(index % 2 ? w : 0)} ${n(index < 2 ? 0 : h)}L${n(w * 0.5)} ${n(h * 0.46)}`, '#0a0f0d', 6)),
    repeat(5, (index) =>
      rect(w * (0.05 + index * 0.012), h * (0.1 + index * 0.16), w * 0.08, h * 0.1, index === 2 ? '#ffd67a' : '#121b17', 3),
    ),
    glow(w * 0.5, h * 0.55, h * 0.62, '#ffd67a', 0.65),
    stroke(`M${w * 0.47} 0V${cage.y}M${w * 0.5} 0V${cage.y}M${w * 0.53} 0V${cage.y}`, '#8f9a8a', 5),
    rect(cage.x - 12, cage.y - 18, cage.width + 24, 26, '#3a4a40', 4),
    rect(
      cage.x,
      cage.y,
      cage.width,
      cage.height,
      linear([
        [0, '#fff2c0'],
        [1, '#c98f3f'],
      ]),
    ),
    person(cage.x + cage.width * 0.36, cage.y + cage.height - 6, cage.height * 0.86, {
      tone: '#2a3a5a',
      skin: '#d9a27c',
      hair: '#22161a',
      coat: 'suit',
      pose: 'stand',
    }),
    person(cage.x + cage.width * 0.68, cage.y + cage.height - 6, cage.height * 0.84, {
      tone: '#7a2a2c',
      skin: '#c98f6c',
      hair: '#b5aaa4',
      coat: 'coat',
      pose: 'hold',
      flip: true,
    }),
    repeat(13, (index) => stroke(`M${n(cage.x + (index / 12) * cage.width)} ${cage.y}v${cage.height}`, '#1a211c', 3, 'opacity=".8"')),
    repeat(6, (index) =>
      stroke(
        `M${n(cage.x)} ${n(cage.y + (index + 0.5) * (cage.height / 6))}l${n(cage.width / 12)} ${n(cage.height / 24)}${repeat(11, (zig) => `l${n(cage.width / 12)} ${n((zig % 2 ? 1 : -1) * (cage.height / 24))}`)}`,
        '#1a211c',
        2.4,
        'opacity=".7"',
      ),
    ),
    rect(cage.x - 12, cage.y + cage.height, cage.width + 24, 22, '#2c382f', 4),
    repeat(3, (index) =>
      stroke(
        `M${n(w * (0.44 + index * 0.06))} ${n(cage.y + cage.height + 22)}q${w * 0.03} ${h * 0.1} ${-w * 0.01} ${h * 0.26}`,
        '#4a564c',
        5,
      ),
    ),
    vignette(canvas, '#020403', 0.75),
  ].join('');
}

export function theFlat({ canvas, w, h, s }: View): string {
  return [
    room(
      canvas,
      h * 0.8,
      linear([
        [0, '#6f7a52'],
        [1, '#465038'],
      ]),
      linear([
        [0, '#6a4a30'],
        [1, '#2a1c14'],
      ]),
      '#1c120c',
    ),
    repeat(13, (index) => rect(w * ((index + 0.5) / 13), 0, 6, h * 0.8, '#56613e', 0, 'opacity=".6"')),
    repeat(4, (index) =>
      framed(
        { x: w * (0.07 + index * 0.085), y: h * (0.16 + (index % 2) * 0.14), width: w * 0.055, height: h * 0.11 },
        '#3a2a1c',
        linear([
          [0, '#d9c9a0'],
          [1, '#8a7a5a'],
        ]),
      ),
    ),
    rect(w * 0.44, h * 0.1, w * 0.22, h * 0.44, '#0e1a22'),
    repeat(
      8,
      (index) =>
        rect(
          w * (0.45 + index * 0.026),
          h * (0.34 + ((index * 5) % 4) * 0.035),
          w * 0.024,
          h * (0.2 - ((index * 5) % 4) * 0.035),
          '#1d3438',
        ) + (index % 2 ? rect(w * (0.457 + index * 0.026), h * 0.46, w * 0.006, h * 0.02, '#ffd67a') : ''),
    ),
    rect(w * 0.44, h * 0.1, w * 0.22, h * 0.44, 'none', 2, 'stroke="#2a2018" stroke-width="12"') +
      stroke(`M${w * 0.55} ${h * 0.1}v${h * 0.44}M${w * 0.44} ${h * 0.3}h${w * 0.22}`, '#2a2018', 7),
    glow(w * 0.72, h * 0.34, h * 0.8, '#ffce7a', 0.55),
    pendant(w * 0.72, h * 0.26, s * 0.16, '#2a2018', '#fff0c4'),
    beam(w * 0.72, h * 0.27, [w * 0.52, w * 0.92, h * 0.84], '#ffdf9c', 0.4),
    rect(w * 0.62, h * 0.66, w * 0.22, h * 0.035, '#7a4a2c', 4) + rect(w * 0.72, h * 0.69, w * 0.02, h * 0.22, '#4a2c1c'),
    rect(w * 0.52, h * 0.72, w * 0.09, h * 0.2, '#4a3424', 4) + rect(w * 0.86, h * 0.72, w * 0.09, h * 0.2, '#4a3424', 4),
    sitter(w * 0.56, h * 0.72, s * 0.72, { tone: '#2a3a5a', skin: '#d9a27c', hair: '#22161a', legs: '#20222c', rim: '#ffdf9c' }),
    sitter(w * 0.91, h * 0.72, s * 0.72, { tone: '#7a2a2c', skin: '#c98f6c', hair: '#b5aaa4', legs: '#2a2024', flip: true }),
    repeat(
      5,
      (index) =>
        rect(
          w * (0.06 + (index % 3) * 0.1 + Math.floor(index / 3) * 0.05),
          h * (0.76 - Math.floor(index / 3) * 0.13),
          w * 0.095,
          h * 0.13,
          index % 2 ? '#a8804f' : '#8f6a3f',
          3,
        ) +
        rect(
          w * (0.1 + (index % 3) * 0.1 + Math.floor(index / 3) * 0.05),
          h * (0.76 - Math.floor(index / 3) * 0.13),
          w * 0.016,
          h * 0.13,
          '#d9c08a',
          0,
          'opacity=".7"',
        ),
    ),
    vignette(canvas, '#0c0a06', 0.6),
  ].join('');
}
