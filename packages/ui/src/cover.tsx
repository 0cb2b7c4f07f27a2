import type { ReactNode } from 'react';
import { useState } from 'react';
import { CoverArt } from './cover-art.tsx';
import { cx } from './cx.ts';
import { Picture } from './picture.tsx';

export interface CoverProps {
  /** Without it, or when it can't be loaded, a cover is drawn from the title. */
  src?: string | null;
  /** How wide it is shown, as `sizes` says it; the shape's usual width unless given. */
  sizes?: string;
  /** The narrowest that it is shown, in pixels; no smaller file is named. */
  smallest?: number;
  /** Words for screen readers; '' where the title stands beside it. */
  alt: string;
  /** Written on the drawn cover. */
  title: string;
  /** 3:4 covers, 1:1 squares, 16:9 screenshots. */
  shape?: 'cover' | 'square' | 'wide';
  /** Badges at the bottom left, so that a drawn title stays readable. */
  badges?: ReactNode;
  /** Load at once: the pictures a person sees first. */
  eager?: boolean;
  /** With `eager`: the one that is waited for, before all others. */
  first?: boolean;
  className?: string;
}

/** Pixels as kept; the widest file there is, which of the small ones is twice that; how wide one usually is shown. */
const shapes = {
  cover: { width: 240, height: 320, largest: 480, sizes: '(max-width: 479px) 46vw, 230px' },
  square: { width: 200, height: 200, largest: 400, sizes: '128px' },
  wide: { width: 1280, height: 720, largest: 1280, sizes: '128px' },
} as const;

/** A work's cover: the only loud thing on a page. */
export function Cover({ src, sizes, smallest, alt, title, shape = 'cover', badges, eager, first, className }: CoverProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const { sizes: usual, ...pixels } = shapes[shape];
  const drawn = !src || brokenSrc === src;
  return (
    <span className={cx('mt-cover', shape !== 'cover' && `mt-cover--${shape}`, drawn && 'mt-cover--drawn', className)}>
      {drawn ? (
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
