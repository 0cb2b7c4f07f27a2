import { person } from '../../art/people.ts';
import { linear, n, place, polygon, rect, repeat, stroke } from '../../art/svg.ts';

/** The box: brick below, glass all round above. `wide` pixels, its foot at `ground`. */
export const box = (x: number, ground: number, wide: number): string =>
  place(
    x,
    ground,
    wide / 100,
    [
      rect(
        -40,
        -52,
        80,
        52,
        linear([
          [0, '#6a3448'],
          [1, '#33162e'],
        ]),
      ),
      repeat(5, (row) =>
        repeat(8, (column) =>
          rect(
            -40 + column * 10 + (row % 2) * 5,
            -50 + row * 10,
            9,
            8.6,
            '#000',
            0,
            `opacity="${n(0.08 + ((row * 3 + column * 5) % 5) / 24)}"`,
          ),
        ),
      ),
      rect(
        -46,
        -94,
        92,
        42,
        linear([
          [0, '#ffe6a6'],
          [1, '#ffb45a'],
        ]),
      ),
      repeat(10, (index) => rect(-46 + index * 10, -94, 1.8, 42, '#2a1230')) +
        rect(-46, -74, 92, 1.6, '#2a1230') +
        rect(-48, -54, 96, 4, '#2a1230'),
      polygon(
        [
          [-54, -92],
          [-44, -112],
          [44, -112],
          [54, -92],
        ],
        '#1c0c26',
      ) + rect(20, -124, 8, 16, '#1c0c26'),
      rect(-30, -50, 60, 9, '#f4e6d0', 1) + stroke('M-20 -45.5h40', '#5a2a3c', 2.4, 'stroke-dasharray="5 2"'),
      repeat(9, (index) => rect(46 + index * 3.4, -52 + index * 5.8, 8, 2, '#1c0c26')) + stroke('M48 -66L80 -10', '#1c0c26', 1.6),
      person(-12, -52, 34, { tone: '#2a1230', pose: 'haul', coat: 'suit', head: 'cap' }),
    ].join(''),
  );
