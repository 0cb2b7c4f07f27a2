import { Page, Stack, Text, Title } from '@meowtale/ui';
import { useHost } from '@meowtale/web-kit';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './public-page.module.css';
import { loadPublicWords, type PublicPageId } from './public-words.ts';

/** Renders a page of text: about us, employment, privacy, terms, the tip for phones (SPEC §2). */
export function PublicPage({ id }: { id: PublicPageId }) {
  const { locale } = useHost();
  const { t } = useTranslation();
  const sections = use(loadPublicWords(locale))[id];
  return (
    <Page width="narrow">
      <article className={classes.page}>
        <Stack gap={12}>
          <Title level={1} size={46}>
            {t(`publicPage.${id}.title`)}
          </Title>
          <Text size="large" tone="muted">
            {t(`publicPage.${id}.lead`)}
          </Text>
        </Stack>
        {Object.entries(sections).map(([name, { heading, words }]) => (
          <section key={name} id={name}>
            <Title level={2} size={22}>
              {heading}
            </Title>
            {Object.entries(words).map(([key, paragraph]) => (
              <Text key={key}>{paragraph}</Text>
            ))}
          </section>
        ))}
      </article>
    </Page>
  );
}
