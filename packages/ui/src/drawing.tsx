import type { ReactNode } from 'react';

export type DrawingKind = 'shelf' | 'cart' | 'desk' | 'lamp' | 'search' | 'stage';

/** Renders a decorative picture for empty states, in the tokens' colours so that it fits both themes. */
export function Drawing({ kind }: { kind: DrawingKind }) {
  return (
    <svg className="mt-drawing" viewBox="0 0 200 140" aria-hidden="true">
      <ellipse className="mt-draw-soft" cx="100" cy="126" rx="84" ry="9" />
      {drawings[kind]}
    </svg>
  );
}

/** Renders a sitting cat whose feet are at y = 0. */
function Cat({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path className="mt-draw-ink" d="M-15 0c-3-16 0-25 5-30v-15l7 6h8l7-6v15c5 5 8 14 5 30Z" />
      <path className="mt-draw-line" d="M16-2c12 2 14-10 9-16" />
      <circle className="mt-draw-eye" cx="-3.5" cy="-32" r="1.8" />
      <circle className="mt-draw-eye" cx="5.5" cy="-32" r="1.8" />
    </g>
  );
}

const drawings: Record<DrawingKind, ReactNode> = {
  shelf: (
    <>
      <path className="mt-draw-line" d="M26 124V30h148v94M26 78h148M26 124h148" />
      <path className="mt-draw-paper" d="M38 78V48h13v30ZM51 78V42h10v36Z" />
      <path className="mt-draw-lantern" d="M64 78V50h9v28Z" />
      <path className="mt-draw-paper" d="m134 78 8-31 11 3-7 28ZM40 124v-26h34v9H40m34-9v26" />
      <Cat x={118} y={123} />
      <path className="mt-draw-gold" d="M100 30h1V14h-1Zm-6 6h13l-3-9h-7Z" />
    </>
  ),
  cart: (
    <>
      <path className="mt-draw-line" d="M40 42h18l13 58h66l13-42H63" />
      <path className="mt-draw-soft" d="m64 60 8 38h64l12-38Z" />
      <circle className="mt-draw-ink" cx="82" cy="116" r="8" />
      <circle className="mt-draw-ink" cx="126" cy="116" r="8" />
      <Cat x={106} y={92} scale={0.95} />
      <path className="mt-draw-line" d="M67 78h76" />
      <circle className="mt-draw-gold" cx="152" cy="34" r="9" />
    </>
  ),
  desk: (
    <>
      <path className="mt-draw-line" d="M24 92h152M40 92v32M160 92v32" />
      <path className="mt-draw-paper" d="m66 92 6-26h40l-6 26Z" />
      <path className="mt-draw-line" d="M80 75h22M78 83h22" />
      <path className="mt-draw-glow" d="M150 52 118 92h60Z" />
      <path className="mt-draw-line" d="M164 92V58l-20-18" />
      <path className="mt-draw-lantern" d="m130 48 12-16 16 12-6 9Z" />
      <path className="mt-draw-ink" d="m50 92 3-18h8l3 18Z" />
      <path className="mt-draw-line" d="m56 74-5-18m7 18 4-22" />
      <Cat x={96} y={124} scale={0.62} />
    </>
  ),
  lamp: (
    <>
      <path className="mt-draw-glow" d="M100 40 44 124h112Z" />
      <path className="mt-draw-line" d="M100 8v14" />
      <path className="mt-draw-lantern" d="M86 22h28l8 30-8 12H86l-8-12Z" />
      <path className="mt-draw-gold" d="M93 34h14l3 16-4 6H94l-4-6Z" />
      <Cat x={98} y={124} scale={0.9} />
    </>
  ),
  search: (
    <>
      <path className="mt-draw-paper" d="M34 104V40l34-8 32 8v64l-32-8Z" />
      <path className="mt-draw-paper" d="M100 104V40l32-8 34 8v64l-34-8Z" />
      <path className="mt-draw-line" d="m46 54 20-4m-20 16 20-4m48 4 18-4" />
      <circle className="mt-draw-soft" cx="126" cy="78" r="24" />
      <path className="mt-draw-line" d="m143 96 20 22" />
      <circle className="mt-draw-line" cx="126" cy="78" r="24" />
      <path className="mt-draw-ink" d="M113 90V68l7 6h12l7-6v22Z" />
      <circle className="mt-draw-eye" cx="122" cy="81" r="2" />
      <circle className="mt-draw-eye" cx="131" cy="81" r="2" />
    </>
  ),
  stage: (
    <>
      <path className="mt-draw-soft" d="M34 22h132v96H34Z" />
      <path className="mt-draw-glow" d="m100 26-34 92h68Z" />
      <path className="mt-draw-lantern" d="M28 18h46c-2 34-14 60-36 76l-4 26h-6ZM172 18h-46c2 34 14 60 36 76l4 26h6Z" />
      <path className="mt-draw-line" d="M24 18h152M24 120h152" />
      <Cat x={100} y={118} />
    </>
  ),
};
