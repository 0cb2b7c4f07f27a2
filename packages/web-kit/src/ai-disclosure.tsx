import { Stack, Text } from '@meowtale/ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLanguage, formatLanguageAlone, formatPercent } from './format.ts';
import { useHost } from './host-context.tsx';
import { KIT } from './i18n.ts';
import { type MadeWith, type SaidOfMaking, sayMadeWith } from './made-with.ts';

/** GraphQL's StoreAiDisclosure: which parts of one version of a work programs made. */
export interface AiDisclosure {
  /** official_app | trial_app */
  type: string;
  made_with: readonly MadeWith[];
}

interface Said {
  type: string;
  sentences: string[];
}

/** Returns the key of a sentence. The languages of old translations are unknown, and so their share. */
function keyOf(what: SaidOfMaking['what'], much: SaidOfMaking['much'], languages: readonly string[]): string {
  if (what !== 'translations') return `madeWith.${what}.${much}`;
  return languages.length > 0 ? `madeWith.translated.${much}` : 'madeWith.translations';
}

/** Returns a work's AI disclosure: a title, and sentences of each version that differs; null without any. */
export function useAiDisclosure(disclosure: readonly AiDisclosure[]): { title: string; versions: Said[] } | null {
  const { t } = useTranslation(KIT);
  const { locale } = useHost();
  const sentences = (rows: readonly MadeWith[]) =>
    sayMadeWith(rows).map(({ what, name, much, share, edited, languages }) => {
      const languageNames = languages.map((language, at) => (at === 0 ? formatLanguageAlone : formatLanguage)(language, locale));
      const given = { name: name || t('madeWith.unknown'), percent: formatPercent(share, locale), languages: languageNames };
      const first = t(keyOf(what, much, languages), given);
      return edited ? t('madeWith.then', { first, second: t(`madeWith.edited.${edited}`) }) : first;
    });
  const withSentences = disclosure.map(({ type, made_with }) => ({ type, sentences: sentences(made_with) }));
  const versions = withSentences.filter(
    ({ sentences: texts }, at) => texts.length > 0 && withSentences.findIndex((other) => other.sentences.join() === texts.join()) === at,
  );
  return versions.length > 0 ? { title: t('madeWith.title'), versions } : null;
}

/** Renders the sentences of `useAiDisclosure`, under each version's name unless there is only one. */
export function AiSentences({ versions }: { versions: readonly Said[] }) {
  const { t } = useTranslation(KIT);
  const isMixed = versions.some(({ type }) => type !== 'official_app');
  return (
    <Stack gap={4}>
      {versions.map(({ type, sentences }) => (
        <Fragment key={type}>
          {isMixed ? (
            <Text size="small" weight="medium">
              {t(`madeWith.versions.${type}`)}
            </Text>
          ) : null}
          {sentences.map((sentence) => (
            <Text key={sentence} size="small">
              {sentence}
            </Text>
          ))}
        </Fragment>
      ))}
    </Stack>
  );
}
