import { Button, Card, IconExternalLink, Notice, Stack } from '@meowtale/ui';
import { toAppError, useErrorSentence } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { findPreview, type ReviewApp, type ReviewedSubmit } from './documents.ts';
import { FactList } from './fact-list.tsx';

/** What is played, and where staff play it: an address of their own, good for 12 hours. */
export function PackageToPlay({ submit }: { submit: ReviewedSubmit }) {
  const { t } = useTranslation();
  const sentence = useErrorSentence();
  const { store_submit_game_pack: pack } = submit.data;
  const [{ data, error }] = useQuery({ query: findPreview, variables: { id: submit.store_id }, requestPolicy: 'network-only' });
  const appWords = (app: ReviewApp | null) =>
    app
      ? t('review.app', { name: app.name || t('apps.unknown'), kind: t(`apps.kindOf.${app.kind}`), version: app.version })
      : t('income.dash');
  const facts = [
    { name: t('game.type'), value: pack.type === null ? t('income.dash') : t(`game.types.${pack.type}`) },
    { name: t('game.name'), value: pack.name || t('income.dash') },
    { name: t('game.description'), value: pack.description || t('income.dash') },
    { name: t('game.official_app_uuid'), value: appWords(pack.official_app) },
    { name: t('game.trial_app_uuid'), value: appWords(pack.trial_app) },
    { name: t('game.purchases'), value: t(pack.hasIAP ? 'review.yes' : 'review.no') },
  ];
  return (
    <Card>
      <Stack gap={16} align="start">
        <FactList facts={facts} />
        {error ? <Notice tone="warning">{sentence(toAppError(error))}</Notice> : null}
        {data?.getStoreAuthorizedAndFindStoreUrl.store_url.map(({ type, url }) => (
          <Button key={type} href={url} target="_blank" leftIcon={<IconExternalLink size={18} aria-hidden="true" />}>
            {t(`review.play.${type}`)}
          </Button>
        ))}
      </Stack>
    </Card>
  );
}
