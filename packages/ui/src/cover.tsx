import type { ReactNode } from 'react';
import { useState } from 'react';
import { CoverArt } from './cover-art.tsx';
import { cx } from './cx.ts';

export interface CoverProps {
  /** Without it, or when it can't be loaded, a cover is drawn from the title. */
  src?: string | null;
  srcSet?: string;
  sizes?: string;
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
  className?: string;
}

const pixels = { cover: [240, 320], square: [200, 200], wide: [1280, 720] } as const;

/** A work's cover: the only loud thing on a page. */
export function Cover({ src, srcSet, sizes, alt, title, shape = 'cover', badges, eager, className }: CoverProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const [width, height] = pixels[shape];
  const drawn = !src || brokenSrc === src;
  return (
    <span className={cx('mt-cover', shape !== 'cover' && `mt-cover--${shape}`, drawn && 'mt-cover--drawn', className)}>
      {drawn ? (
        <span {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
          <CoverArt seed={title} />
          <span className="mt-cover__title">
            <span className="mt-clamp mt-clamp--3">{title}</span>
          </span>
        </span>
      ) : (
        <img
          className="mt-cover__image"
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          width={width}
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          onError={() => setBrokenSrc(src)}
        />
      )}
      {badges ? <span className="mt-cover__badges">{badges}</span> : null}
    </span>
  );
}
