import { useState } from 'react';
import type { Host } from './page-link.ts';
import { pictureAddress } from './pictures.ts';

interface PictureProps {
  image: string;
  pictures: Host['pictures'];
  /** What it shows, for readers who can't see it; empty for a decorative one. By default its name in the story. */
  alt?: string | undefined;
  className: string;
}

/** Renders a picture of the story; one that fails to load leaves no gap. */
export function Picture({ image, pictures, alt, className }: PictureProps) {
  const [lost, setLost] = useState<string | null>(null);
  if (lost === image) return null;
  const { name = '', width, height } = pictures[image] ?? {};
  return (
    <img
      key={image}
      className={className}
      src={pictureAddress(image)}
      // A picture without a name is called as its file, which says nothing.
      alt={alt ?? (name === image ? '' : name)}
      decoding="async"
      {...(width && height ? { width, height, 'data-wide': width > height } : {})}
      onError={() => setLost(image)}
    />
  );
}
