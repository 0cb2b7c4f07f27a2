import { isFilmUrl } from '@meowtale/contracts/pictures';
import { Cover, type CoverProps } from '@meowtale/ui';
import classes from './shown-file.module.css';

interface ShownFileProps extends Pick<CoverProps, 'alt' | 'title' | 'shape'> {
  /** Undefined while unknown. */
  file: { url: string } | null | undefined;
}

/** Renders a picture, or a film that plays in place. */
export function ShownFile({ file, ...words }: ShownFileProps) {
  if (!file || !isFilmUrl(file.url)) return <Cover {...words} src={file?.url} />;
  return <video className={classes.film} src={file.url} aria-label={words.alt} preload="metadata" controls muted loop playsInline />;
}
