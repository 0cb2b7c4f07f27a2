import { formatLanguage, useHost } from '@meowtale/web-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoreDetail } from './documents.ts';
import { GameLanguages } from './game-languages.tsx';

export type Fact = readonly [label: string, value: ReactNode];

/** Returns facts about a work, for its page and for the end of its opening; unknown ones have no value. */
export function useWorkFacts(listing: StoreDetail): { length: Fact; endings: Fact; languages: Fact } {
  const { t } = useTranslation();
  const { locale } = useHost();
  return {
    length: [t('detail.length'), useLength(listing)],
    endings: [t('detail.endings'), listing.endings ? new Intl.NumberFormat(locale).format(listing.endings) : t('detail.endingsUnknown')],
    languages: [t('detail.languages'), <GameLanguages key="languages" listing={listing} />],
  };
}

/** Returns the length, counted in the work's first language, in which it was written: where the page is in another, the count names it. */
function useLength({ game_pack: { word_count: count, languages } }: StoreDetail): string | null {
  const { t } = useTranslation();
  const { locale } = useHost();
  const counted = languages[0]?.language;
  if (count === 0) return null;
  if (counted === undefined || counted === locale) return t('detail.words', { count });
  return t('detail.wordsIn', { count, language: formatLanguage(counted, locale) });
}

/** Renders facts as names and values, without unknown ones. */
export function FactList({ facts, className, rowClassName }: { facts: readonly Fact[]; className?: string; rowClassName?: string }) {
  return (
    <dl className={className}>
      {facts
        .filter(([, value]) => value !== null)
        .map(([name, value]) => (
          <div key={name} className={rowClassName}>
            <dt dir="auto">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
