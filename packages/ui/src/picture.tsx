import { pictureSources } from '@meowtale/contracts/pictures';
import type { ReactEventHandler } from 'react';

export interface PictureProps {
  src: string;
  /** Text for screen readers; '' where the text is beside it. */
  alt: string;
  /** Displayed width as a `sizes` attribute; a lazy picture takes it from the layout where the browser can. */
  sizes: string;
  /** The widest existing file, in pixels. */
  largest: number;
  /** The narrowest displayed width in pixels, so that no smaller file is offered. */
  smallest?: number | undefined;
  /** Its dimensions, or any of that ratio: they reserve its space. */
  width: number;
  height: number;
  /** Loads at once: for pictures in the first screen. */
  eager?: boolean | undefined;
  /** Loads before all other pictures. */
  first?: boolean | undefined;
  className?: string | undefined;
  onError?: ReactEventHandler<HTMLImageElement>;
}

/**
 * Renders a picture in the smallest file that is sharp at its displayed size, and in its own format where the browser supports none of
 * ours.
 */
export function Picture({ src, alt, sizes, largest, smallest, width, height, eager, first, className, onError }: PictureProps) {
  const shown = eager ? sizes : `auto, ${sizes}`;
  return (
    <picture className="mt-picture">
      {pictureSources(src, largest, smallest).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={shown} />
      ))}
      <img
        className={className}
        // Must precede `src`: a browser that reads them later has already started the request.
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
