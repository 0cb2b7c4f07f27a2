import { Stack, Text } from '@meowtale/ui';
import { formatLanguageAlone, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import classes from '../review/review.module.css';
import { type Draft, peopleIn, textsOf } from './notice-draft.ts';

/** Renders what is about to be sent in each language, and its recipients. */
export function SentWords({ draft }: { draft: Draft }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  return (
    <Stack gap={16}>
      {draft.to === 'roles' ? (
        <Text weight="medium">{new Intl.ListFormat(locale).format(draft.roles.map((role) => t(`people.role.${role}`)))}</Text>
      ) : null}
      {draft.to === 'people' ? <Text weight="medium">{t('official.number', { count: peopleIn(draft).length })}</Text> : null}
      {textsOf(draft).map(({ language, text }) => (
        <div key={language}>
          <Text size="small" tone="muted">
            {formatLanguageAlone(language, locale)}
          </Text>
          <p className={classes.words} lang={language}>
            {text}
          </p>
        </div>
      ))}
    </Stack>
  );
}
