import { useState } from 'react';
import type { Host } from './page-link.ts';
import { pictureAddress } from './pictures.ts';

interface PictureProps {
  image: string;
  pictures: Host['pictures'];
  /** Says nothing to who can't see it: what it shows stands in words. */
  decorative?: boolean;
  className: string;
}

/** A picture of the story; one that doesn't come leaves no gap. */
export function Picture({ image, pictures, decorative = false, className }: PictureProps) {
  const [lost, setLost] = useState<string | null>(null);
  if (lost === image) return null;
  const { name = '', width, height } = pictures[image] ?? {};
  return (
    <img
      key={image}
      className={className}
      src={pictureAddress(image)}
      alt={decorative ? '' : name}
      decoding="async"
      {...(width && height ? { width, height, 'data-wide': width > height } : {})}
      onError={() => setLost(image)}
    />
  );
}
