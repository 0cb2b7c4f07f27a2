import { useId, useState } from 'react';
import { cx } from './cx.ts';
import { Picture } from './picture.tsx';
import { seedOf } from './seed.ts';

export interface AvatarProps {
  src?: string | null;
  /** The person's name; the colours of the generated avatar follow from it. */
  name: string;
  /** Text for screen readers; '' (the default) where the name is beside it. */
  alt?: string;
  /** small 24, normal 34, large 64, huge 120 px. */
  size?: 'small' | 'normal' | 'large' | 'huge';
}

const skies: [readonly [string, string], ...(readonly [string, string])[]] = [
  ['#f2a488', '#7d4680'],
  ['#74cba8', '#34386b'],
  ['#f6cf78', '#b0584f'],
  ['#9fb8f2', '#4c3a7c'],
  ['#f2b0c4', '#7a2f5f'],
];

/** Displayed width in pixels. */
const PIXELS = { small: 24, normal: 34, large: 64, huge: 120 } as const;

/** Renders a person's picture, or a generated one with a cat when there is none or it fails to load. */
export function Avatar({ src, name, alt = '', size = 'normal' }: AvatarProps) {
  const id = useId();
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const className = cx('mt-avatar', size !== 'normal' && `mt-avatar--${size}`);
  if (src && brokenSrc !== src)
    return (
      <Picture
        className={className}
        src={src}
        alt={alt}
        sizes={`${PIXELS[size]}px`}
        largest={256}
        width={120}
        height={120}
        onError={() => setBrokenSrc(src)}
      />
    );
  const [top, bottom] = skies[seedOf(name, skies.length)] ?? skies[0];
  return (
    <span className={className} {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
      <svg className="mt-avatar__art" viewBox="0 0 40 40" aria-hidden="true">
        <defs>
          <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
            <stop offset="0" stopColor={top} />
            <stop offset="1" stopColor={bottom} />
          </linearGradient>
        </defs>
        <rect width="40" height="40" fill={`url(#${id})`} />
        <path d="M9 40V19.5c0-.6.7-.9 1.1-.5l5 4.4h9.8l5-4.4c.4-.4 1.1-.1 1.1.5V40Z" fill="#1d1730" opacity="0.5" />
      </svg>
    </span>
  );
}
