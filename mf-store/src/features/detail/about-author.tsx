import { Card, Group, Stack, Text } from '@meowtale/ui';
import { Link, paths } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import styles from './detail.module.css';
import type { StoreDetail } from './documents.ts';

/** Renders the brief of a work's author, and a link to all their works. */
export function AboutAuthor({ author }: Pick<StoreDetail, 'author'>) {
  const { t } = useTranslation();
  if (!author.brief) return null;
  return (
    <Card as="section" aria-label={t('detail.author')}>
      <Stack gap={8}>
        <Text size="small" tone="muted">
          {t('detail.author')}
        </Text>
        {/* Its language is unknown; it need not be the page's. */}
        <p className={styles.brief} lang="" dir="auto">
          {author.brief}
        </p>
        <Group>
          <Link className="mt-anchor" to={paths.creator(author.uuid)}>
            {t('detail.allBy', { name: author.nickname })}
          </Link>
        </Group>
      </Stack>
    </Card>
  );
}
