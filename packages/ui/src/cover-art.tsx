import { useId } from 'react';
import { seedOf } from './seed.ts';

interface Palette {
  top: string;
  bottom: string;
  moon: string;
  far: string;
  near: string;
}

const palettes: [Palette, ...Palette[]] = [
  { top: '#2e1c54', bottom: '#6b3a7d', moon: '#ffe3ab', far: '#43265f', near: '#1b1030' },
  { top: '#bfe4f0', bottom: '#6fa9c6', moon: '#fff2d0', far: '#3a78a6', near: '#1f4f80' },
  { top: '#ffb27a', bottom: '#ff7c62', moon: '#fff0c4', far: '#8f3d5c', near: '#4b1d42' },
  { top: '#1d4a45', bottom: '#17322f', moon: '#ffd27c', far: '#123a39', near: '#0b2223' },
  { top: '#ffd0dc', bottom: '#f6a1b4', moon: '#fff4e4', far: '#c24a74', near: '#6d2148' },
  { top: '#15162f', bottom: '#33275c', moon: '#ffcf8f', far: '#2a2352', near: '#0c0b1d' },
];

const stars = [
  [34, 52],
  [70, 118],
  [120, 92],
  [176, 150],
  [52, 176],
  [214, 60],
  [198, 22],
  [150, 190],
  [90, 36],
] as const;

/** Renders a generated night scene for a work without a picture; the same title gets the same scene. */
export function CoverArt({ seed }: { seed: string }) {
  const id = useId();
  const palette = palettes[seedOf(seed, palettes.length)] ?? palettes[0];
  const shift = seedOf(`${seed}.`, 90);
  return (
    <svg className="mt-cover__art" viewBox="0 0 240 320" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={palette.top} />
          <stop offset="1" stopColor={palette.bottom} />
        </linearGradient>
      </defs>
      <rect width="240" height="320" fill={`url(#${id})`} />
      {stars.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="0.9" fill="#ffffff" opacity="0.7" />
      ))}
      <circle cx={80 + shift} cy="132" r="46" fill={palette.moon} />
      <path d="M0 246c34-40 74-36 116-8s84 30 124-10v92H0Z" fill={palette.far} />
      <path d={`M${60 + shift} 244v-30l9 8h16l9-8v30Z`} fill={palette.near} />
      <path d="M0 276c40-26 78-40 122-22s82 26 118 2v64H0Z" fill={palette.near} />
    </svg>
  );
}
