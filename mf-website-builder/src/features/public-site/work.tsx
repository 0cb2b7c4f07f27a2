import { isAdultCategory } from '@meowtale/contracts/categories';
import { isFilmUrl } from '@meowtale/contracts/pictures';
import { pickWords } from '@meowtale/contracts/words';
import { Picture } from '@meowtale/ui';
import { paths, useHost } from '@meowtale/web-kit';
import { createContext, type ReactNode, use } from 'react';
import type { ShownPicture, ShownWork } from './documents.ts';
import styles from './site-work.module.css';

/** A work's texts in a visitor's language. Of an adult one only its name is shown, because the visitor's age is unknown here (ADR 10). */
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

/** The language of works' texts where it isn't the page's, as in the editor's preview of a site. */
export const WorkLanguage = createContext<string | null>(null);

/**
 * Returns the function that gives a work's texts in the visitor's language, and its address with the site's tracked link, which credits its
 * sale to the site's owner.
 */
export function useWork(): (work: ShownWork, uid: string | null) => WorkInWords {
  const { locale, addresses, navigation } = useHost();
  const language = use(WorkLanguage) ?? locale;
  return (work, uid) => {
    const adult = isAdultCategory(work.category);
    const localized = pickWords(work.store_info, language, work.default_lang);
    const films = (localized?.data.screenshots ?? []).filter(({ url }) => isFilmUrl(url));
    return {
      name: localized?.name ?? '',
      language: localized?.language ?? work.default_lang,
      brief: adult ? '' : (localized?.brief ?? ''),
      adult,
      cover: adult ? null : (localized?.data.cover ?? null),
      tall: adult ? null : (localized?.data.cover240x320 ?? null),
      film: adult ? null : (films[0]?.url ?? null),
      endings: adult ? null : work.endings,
      href: `${addresses.site}${navigation.href(paths.store(work.uuid, uid ? { uid } : {}))}`,
    };
  };
}

/** Renders a link to a work in a new tab, whose page may know the referrer: no `noreferrer`. */
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
  /** Loads before all other pictures. */
  first?: boolean;
}

const SHAPES = { tall: { width: 240, height: 320, largest: 480 }, wide: { width: 1280, height: 720, largest: 1280 } } as const;

/** Renders a work's cover, or a generated one. */
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
