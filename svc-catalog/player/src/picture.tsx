import { useState } from 'react';
import type { Host } from './page-link.ts';
import { pictureAddress } from './pictures.ts';

interface PictureProps {
  image: string;
  pictures: Host['pictures'];
  /** Has no alternative text: the story's text covers its content. */
  decorative?: boolean;
  className: string;
}

/** Renders a picture of the story; one that fails to load leaves no gap. */
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
