import type { StoryResource } from '@meowtale/contracts/inputs/drama/story';
import { IconPhoto, Picture } from '@meowtale/ui';
import { useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import classes from './resources.module.css';

interface ResourcePictureProps {
  resource: Pick<StoryResource, 'image' | 'width' | 'height'>;
  /** Text for screen readers; '' where the text is beside it. */
  alt: string;
  /** Displayed width as a `sizes` attribute. */
  sizes: string;
  className?: string | undefined;
  /** Called when its file no longer exists. */
  onGone?(): void;
}

/** Renders a resource's picture; an empty frame without a file, or when it no longer exists. */
export function ResourcePicture({ resource, alt, sizes, className, onGone }: ResourcePictureProps) {
  const { addresses } = useHost();
  const { image, width, height } = resource;
  const [missing, setMissing] = useState<string | null>(null);
  if (image === null || image === missing)
    return (
      <span className={`${classes.frame} ${className ?? ''}`}>
        <IconPhoto size={24} aria-hidden="true" />
      </span>
    );
  return (
    <Picture
      src={`${addresses.files}/i/${image}`}
      alt={alt}
      sizes={sizes}
      largest={width || 1920}
      width={width || 16}
      height={height || 9}
      className={className}
      onError={() => {
        setMissing(image);
        onGone?.();
      }}
    />
  );
}
