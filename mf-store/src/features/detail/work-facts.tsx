import { formatLanguage, useHost } from '@meowtale/web-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkSize } from './documents.ts';
import { GameLanguages } from './game-languages.tsx';

export type Fact = readonly [label: string, value: ReactNode];

/** Returns a work's length, endings and languages as labels and values, for its page and for the end of its opening. */
export function useWorkFacts(listing: WorkSize): { length: Fact; endings: Fact; languages: Fact } {
  const { t } = useTranslation();
  const { locale } = useHost();
  return {
    length: [t('detail.length'), useLength(listing)],
    endings: [t('detail.endings'), listing.endings ? new Intl.NumberFormat(locale).format(listing.endings) : t('detail.endingsUnknown')],
    languages: [t('detail.languages'), <GameLanguages key="languages" listing={listing} />],
  };
}

/** Words are counted in the language that the work was written in, its first: where the page is in another, the count names it. */
function useLength({ game_pack: { word_count: count, languages } }: WorkSize): string | null {
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
