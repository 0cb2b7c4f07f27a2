import { Avatar, Button, Card, IconExternalLink, Stack, Text, Title } from '@meowtale/ui';
import { Link, paths } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import styles from './profile.module.css';
import type { Draft } from './use-profile-draft.ts';

/** Renders a person's public profile with unsaved changes. */
export function PublicPreview({ uuid, draft }: { uuid: string; draft: Draft }) {
  const { t } = useTranslation();
  const { nickname, brief, head, socialEmail, metadata } = draft;
  const shown = metadata.filter(({ show }) => show);
  return (
    <Card>
      <Stack gap={16}>
        <Title level={2} size={17}>
          {t('profile.preview')}
        </Title>
        <div className={styles.previewHead}>
          <Avatar src={head?.url} name={nickname} size="large" />
          <Text weight="medium" className={styles.previewName} dir="auto">
            {nickname.trim() || t('profile.nameless')}
          </Text>
        </div>
        {brief.trim() ? (
          <p className={styles.words} dir="auto">
            {brief}
          </p>
        ) : (
          <Text tone="muted">{t('profile.noBrief')}</Text>
        )}
        {shown.length > 0 || socialEmail.trim() ? (
          <dl className={styles.said}>
            {socialEmail.trim() ? (
              <div>
                <dt>{t('profile.socialEmail')}</dt>
                <dd>{socialEmail}</dd>
              </div>
            ) : null}
            {shown.map(({ _cid, name, value }) => (
              <div key={_cid}>
                <dt dir="auto">{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        <Button
          component={Link}
          to={paths.creator(uuid)}
          target="_blank"
          size="small"
          leftIcon={<IconExternalLink size={16} aria-hidden="true" />}
        >
          {t('profile.openPublic')}
        </Button>
      </Stack>
    </Card>
  );
}
