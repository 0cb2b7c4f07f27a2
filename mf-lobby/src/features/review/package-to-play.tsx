import { Button, Card, IconExternalLink, Notice, Stack } from '@meowtale/ui';
import { toAppError, useErrorSentence } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { findPreview, type ReviewApp, type ReviewedSubmit } from './documents.ts';
import { FactList } from './fact-list.tsx';
import { Pin } from './pins.tsx';

/** What is played, and where staff play it: an address of their own, good for 12 hours. */
export function PackageToPlay({ submit }: { submit: ReviewedSubmit }) {
  const { t } = useTranslation();
  const sentence = useErrorSentence();
  const { store_submit_game_pack: pack } = submit.data;
  const [{ data, error }] = useQuery({ query: findPreview, variables: { id: submit.store_id }, requestPolicy: 'network-only' });
  const appWords = (app: ReviewApp | null, submitted: number | null) =>
    app
      ? t('review.app', { name: app.name || t('apps.unknown'), kind: t(`apps.kindOf.${app.kind}`), version: submitted ?? app.version })
      : t('income.dash');
  const pinnable = (field: string, words: string) => (
    <>
      {words}
      <Pin path={`store_submit_game_pack.${field}`} />
    </>
  );
  const facts = [
    { name: t('game.type'), value: pinnable('type', pack.type === null ? t('income.dash') : t(`game.types.${pack.type}`)) },
    { name: t('game.name'), value: pinnable('name', pack.name || t('income.dash')) },
    { name: t('game.description'), value: pinnable('description', pack.description || t('income.dash')) },
    { name: t('game.official_app_uuid'), value: pinnable('official_app_uuid', appWords(pack.official_app, pack.official_app_version)) },
    { name: t('game.trial_app_uuid'), value: pinnable('trial_app_uuid', appWords(pack.trial_app, pack.trial_app_version)) },
    { name: t('game.purchases'), value: pinnable('hasIAP', t(pack.hasIAP ? 'review.yes' : 'review.no')) },
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
