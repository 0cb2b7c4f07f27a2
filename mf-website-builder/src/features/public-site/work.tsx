import { isAdultCategory } from '@meowtale/contracts/categories';
import { isFilmUrl } from '@meowtale/contracts/pictures';
import { pickWords } from '@meowtale/contracts/words';
import { Picture } from '@meowtale/ui';
import { paths, useHost } from '@meowtale/web-kit';
import type { ReactNode } from 'react';
import type { ShownPicture, ShownWork } from './documents.ts';
import styles from './site.module.css';

/** A work in a visitor's words. Of an adult one its name alone is shown: whether they are old enough isn't known here (ADR 10). */
export interface WorkInWords {
  name: string;
  language: string;
  brief: string;
  adult: boolean;
  cover: ShownPicture | null;
  tall: ShownPicture | null;
  film: string | null;
  endings: number | null;
  href: string;
}

/** Where a work is, in the visitor's language, with the site's link in it so that its sale is the site's owner's. */
export function useWork(): (work: ShownWork, uid: string | null) => WorkInWords {
  const { locale, addresses, navigation } = useHost();
  return (work, uid) => {
    const adult = isAdultCategory(work.category);
    const words = pickWords(work.store_info, locale, work.default_lang);
    const films = (words?.data.screenshots ?? []).filter(({ url }) => isFilmUrl(url));
    return {
      name: words?.name ?? '',
      language: words?.language ?? work.default_lang,
      brief: adult ? '' : (words?.brief ?? ''),
      adult,
      cover: adult ? null : (words?.data.cover ?? null),
      tall: adult ? null : (words?.data.cover240x320 ?? null),
      film: adult ? null : (films[0]?.url ?? null),
      endings: adult ? null : work.endings,
      href: `${addresses.site}${navigation.href(paths.store(work.uuid, uid ? { uid } : {}))}`,
    };
  };
}

/** Links to works leave the site, and the work's page may know from where: no `noreferrer`. */
export function WorkLink({ href, className, children }: { href: string; className?: string | undefined; children: ReactNode }) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

interface CoverProps {
  work: Pick<WorkInWords, 'name' | 'adult'>;
  picture: ShownPicture | null;
  shape: 'tall' | 'wide';
  sizes: string;
  /** The picture that a visitor waits for. */
  first?: boolean;
}

const SHAPES = { tall: { width: 240, height: 320, largest: 480 }, wide: { width: 1280, height: 720, largest: 1280 } } as const;

/** A work's cover; drawn where there is none to be shown. */
export function WorkCover({ work, picture, shape, sizes, first }: CoverProps) {
  const { width, height, largest } = SHAPES[shape];
  const className = `${styles.cover} ${styles[shape]}`;
  if (!picture)
    return (
      <span className={`${className} ${styles.blank}`} aria-hidden="true">
        {work.adult ? '18+' : (Array.from(work.name)[0] ?? '')}
      </span>
    );
  return (
    <span className={className}>
      <Picture src={picture.url} alt="" sizes={sizes} largest={largest} width={width} height={height} eager={first} first={first} />
    </span>
  );
}
