import { pictureSources } from '@meowtale/contracts/pictures';
import type { ReactEventHandler } from 'react';

export interface PictureProps {
  src: string;
  /** Words for screen readers; '' where they stand beside it. */
  alt: string;
  /** How wide it is shown, as `sizes` says it; a picture that loads late takes it from the page itself where a browser can. */
  sizes: string;
  /** The widest, in pixels, that there is of it. */
  largest: number;
  /** The narrowest, in pixels, that it is shown, so that no smaller file is named. */
  smallest?: number | undefined;
  /** Its own pixels, or any of that shape: room is kept for it before it is here. */
  width: number;
  height: number;
  /** Load at once: the pictures a person sees first. */
  eager?: boolean | undefined;
  /** Before anything else: the one that a person waits for. */
  first?: boolean | undefined;
  className?: string | undefined;
  onError?: ReactEventHandler<HTMLImageElement>;
}

/** A picture in the smallest file that is sharp where it is shown; in its own kind for a browser that reads none of ours. */
export function Picture({ src, alt, sizes, largest, smallest, width, height, eager, first, className, onError }: PictureProps) {
  const shown = eager ? sizes : `auto, ${sizes}`;
  return (
    <picture className="mt-picture">
      {pictureSources(src, largest, smallest).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={shown} />
      ))}
      <img
        className={className}
        // Before `src`: a browser that read them later would have asked for it already.
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        // `auto` is taken from here, whichever source is chosen.
        sizes={shown}
        src={src}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        onError={onError}
      />
    </picture>
  );
}
