import type { ReactNode } from 'react';
import { useState } from 'react';
import { CoverArt } from './cover-art.tsx';
import { cx } from './cx.ts';
import { Picture } from './picture.tsx';

export interface CoverProps {
  /** Without it, or when it fails to load, a cover is generated from the title. */
  src?: string | null;
  /** Displayed width as a `sizes` attribute; the shape's usual width by default. */
  sizes?: string;
  /** The narrowest displayed width in pixels; smaller files are not offered. */
  smallest?: number;
  /** Text for screen readers; '' where the title is beside it. */
  alt: string;
  /** Written on the generated cover. */
  title: string;
  /** 3:4 covers, 1:1 squares, 16:9 screenshots. */
  shape?: 'cover' | 'square' | 'wide';
  /** Badges at the bottom left, so that a generated title stays readable. */
  badges?: ReactNode;
  /** Loads at once: for pictures in the first screen. */
  eager?: boolean;
  /** With `eager`: loads before all other pictures. */
  first?: boolean;
  className?: string;
}

/** Dimensions in pixels as stored; the widest file, the largest of the small ones being twice that; the usual displayed width. */
const shapes = {
  cover: { width: 240, height: 320, largest: 480, sizes: '(max-width: 479px) 46vw, 230px' },
  square: { width: 200, height: 200, largest: 400, sizes: '128px' },
  wide: { width: 1280, height: 720, largest: 1280, sizes: '128px' },
} as const;

/** Renders a work's cover, or a generated one. */
export function Cover({ src, sizes, smallest, alt, title, shape = 'cover', badges, eager, first, className }: CoverProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const { sizes: usual, ...pixels } = shapes[shape];
  const isPlaceholder = !src || brokenSrc === src;
  return (
    <span className={cx('mt-cover', shape !== 'cover' && `mt-cover--${shape}`, isPlaceholder && 'mt-cover--drawn', className)}>
      {isPlaceholder ? (
        <span {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
          <CoverArt seed={title} />
          <span className="mt-cover__title">
            <span className="mt-clamp mt-clamp--3" dir="auto">
              {title}
            </span>
          </span>
        </span>
      ) : (
        <Picture
          {...pixels}
          className="mt-cover__image"
          src={src}
          sizes={sizes ?? usual}
          smallest={smallest}
          alt={alt}
          eager={eager}
          first={first}
          onError={() => setBrokenSrc(src)}
        />
      )}
      {badges ? <span className="mt-cover__badges">{badges}</span> : null}
    </span>
  );
}
