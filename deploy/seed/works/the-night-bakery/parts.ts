import { shelves } from '../../art/interiors.ts';
import { glow } from '../../art/light.ts';
import { circle, linear, path, rect, repeat, stroke } from '../../art/svg.ts';
import { loaf } from '../../art/things.ts';

const CRUSTS = ['#b96a2c', '#d08a3f', '#8f4a20', '#e0a558'];
export const crust = (index: number) =>
  linear([
    [0, CRUSTS[(index + 1) % 4] ?? '#d08a3f'],
    [1, CRUSTS[index % 4] ?? '#b96a2c'],
  ]);

const bread = (x: number, y: number, wide: number, tall: number, index: number): string => {
  if (index % 5 === 2)
    return repeat(3, (at) =>
      stroke(
        `M${x - wide * 0.2 + at * wide * 0.2} ${y}L${x - wide * 0.26 + at * wide * 0.24} ${y - tall * 0.82}`,
        CRUSTS[(index + at) % 4] ?? '#b96a2c',
        wide * 0.13,
      ),
    );
  if (index % 7 === 4) return '';
  return loaf(x, y, Math.min(wide * 0.84, tall * 1.6), crust(index), '#f6d9a0');
};

/** The shop window, `wide` across, its sill at `ground`. */
export function shop(x: number, ground: number, wide: number, tall: number): string {
  const [left, top] = [x - wide / 2, ground - tall];
  const pane = { x: left + wide * 0.07, y: top + tall * 0.2, width: wide * 0.58, height: tall * 0.52 };
  return [
    rect(
      left,
      top,
      wide,
      tall,
      linear([
        [0, '#3b2440'],
        [1, '#251733'],
      ]),
    ),
    rect(left - wide * 0.03, top - tall * 0.02, wide * 1.06, tall * 0.07, '#5a3552', 3),
    repeat(12, (index) =>
      path(
        `M${left - wide * 0.03 + (index * wide * 1.06) / 12} ${top + tall * 0.05}h${(wide * 1.06) / 12}l0 ${tall * 0.09}q${-wide * 0.044} ${tall * 0.05} ${-(wide * 1.06) / 12} 0Z`,
        index % 2 ? '#c4523a' : '#f3dfc0',
      ),
    ),
    rect(left, top + tall * 0.05, wide, tall * 0.03, '#000', 0, 'opacity=".2"'),
    glow(pane.x + pane.width / 2, pane.y + pane.height / 2, wide * 0.75, '#ffb352', 0.55),
    shelves(
      pane,
      3,
      5,
      '#7a4220',
      linear([
        [0, '#ffe3a0'],
        [1, '#ffb85a'],
      ]),
      bread,
    ),
    rect(pane.x, pane.y, pane.width, pane.height, 'none', 2, `stroke="#5a3327" stroke-width="${wide * 0.022}"`),
    rect(pane.x, pane.y, pane.width, pane.height * 0.16, '#f3dfc0', 0, 'opacity=".75"'),
    rect(left + wide * 0.07, top + tall * 0.74, wide * 0.58, tall * 0.26, '#4a2a3e', 3),
    rect(left + wide * 0.7, top + tall * 0.2, wide * 0.23, tall * 0.8, '#5a3327', 3),
    rect(
      left + wide * 0.725,
      top + tall * 0.24,
      wide * 0.18,
      tall * 0.4,
      linear([
        [0, '#ffdf98'],
        [1, '#f7a649'],
      ]),
      3,
    ),
    rect(left + wide * 0.725, top + tall * 0.68, wide * 0.18, tall * 0.27, '#45261f', 3),
    circle(left + wide * 0.735, top + tall * 0.66, wide * 0.011, '#f4bd4f'),
  ].join('');
}
