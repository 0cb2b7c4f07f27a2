import { Card, Group, Stack, Text } from '@meowtale/ui';
import { Link, paths } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import styles from './detail.module.css';
import type { StoreDetail } from './documents.ts';

/** What a work's author says of themselves, and the way to all they have made. */
export function AboutAuthor({ author }: Pick<StoreDetail, 'author'>) {
  const { t } = useTranslation();
  if (!author.brief) return null;
  return (
    <Card as="section" aria-label={t('detail.author')}>
      <Stack gap={8}>
        <Text size="small" tone="muted">
          {t('detail.author')}
        </Text>
        {/* Nobody knows what language it is in; it need not be the page's. */}
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
