import { ofItsType, PACK_VERSIONS } from '@meowtale/contracts/inputs/catalog/game-pack';
import { Anchor, Button, Card, IconExternalLink, Notice, Stack, UserText } from '@meowtale/ui';
import { AiSentences, FailureNotice, paths, toAppError, useAiDisclosure, useHost } from '@meowtale/web-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { FactList } from '../../app/fact-list.tsx';
import { findPreview, type PlayUrls, type ReviewApp, type ReviewedSubmit } from './documents.ts';
import { Pinnable } from './pins.tsx';

/** Kinds that our player plays; others are downloads or external. */
const isPlayed = ({ kind }: { kind: string }): boolean => ['ink', 'story', 'upload'].includes(kind);

/** Renders the package, and the address where staff play it, valid for 12 hours. */
export function PackageToPlay({ submit }: { submit: ReviewedSubmit }) {
  const { t } = useTranslation();
  const { navigation } = useHost();
  const { store_submit_game_pack: pack } = submit.data;
  const ai = useAiDisclosure(pack.ai_disclosure);
  const [{ data, error }, ask] = useQuery({ query: findPreview, variables: { id: submit.store_id }, requestPolicy: 'network-only' });
  const appWords = (app: ReviewApp | null, submitted: number | null) =>
    app
      ? t('review.app', { name: app.name || t('apps.unknown'), kind: t(`apps.kindOf.${app.kind}`), version: submitted ?? app.version })
      : t('income.dash');
  const pinnable = (field: string, value: ReactNode) => <Pinnable path={`store_submit_game_pack.${field}`}>{value}</Pinnable>;
  const facts = [
    { name: t('game.type'), value: pinnable('type', pack.type === null ? t('income.dash') : t(`review.packType.${pack.type}`)) },
    {
      name: t('game.contentType'),
      value: pinnable('content_type', t(pack.content_type ? `game.contentTypes.${pack.content_type}` : 'game.contentAuto')),
    },
    { name: t('game.name'), value: pinnable('name', pack.name || t('income.dash')) },
    { name: t('game.description'), value: pinnable('description', pack.description || t('income.dash')) },
    { name: t('game.official_app_uuid'), value: pinnable('official_app_uuid', appWords(pack.official_app, pack.official_app_version)) },
    { name: t('game.trial_app_uuid'), value: pinnable('trial_app_uuid', appWords(pack.trial_app, pack.trial_app_version)) },
    { name: t('review.app_upload'), value: pinnable('app_upload', <Given rows={pack.app_upload} />) },
    { name: t('review.download_urls'), value: pinnable('download_urls', <Given rows={pack.download_urls} />) },
    { name: t('game.purchases'), value: pinnable('hasIAP', t(pack.hasIAP ? 'review.yes' : 'review.no')) },
    ...(ai ? [{ name: ai.title, value: <AiSentences versions={ai.versions} /> }] : []),
  ];
  return (
    <Card>
      <Stack gap={16}>
        <FactList facts={facts} />
        <Stack gap={16} align="start">
          {isAppGone(pack) ? <Notice tone="danger">{t('review.appGone')}</Notice> : null}
          <FailureNotice failure={error ? toAppError(error) : null} isShared onRetry={() => ask({ requestPolicy: 'network-only' })} />
          {data?.getStoreAuthorizedAndFindStoreUrl.store_url.filter(isPlayed).map(({ type, url }) => (
            <Button key={type} href={url} target="_blank" leftIcon={<IconExternalLink size={18} aria-hidden="true" />}>
              {t(`review.play.${type}`)}
            </Button>
          ))}
          {data && hasOpening(data, pack) ? (
            <Button
              href={navigation.href(paths.storeFullscreen(submit.store_id, { preview: 'opening' }))}
              target="_blank"
              leftIcon={<IconExternalLink size={18} aria-hidden="true" />}
            >
              {t('game.previewOpening')}
            </Button>
          ) : null}
        </Stack>
      </Stack>
    </Card>
  );
}

type Pack = ReviewedSubmit['data']['store_submit_game_pack'];

/** Returns whether everybody will be let play the opening of the whole; a package with a trial version has none. */
const hasOpening = ({ opening }: PlayUrls, { official_app: whole }: Pack): boolean =>
  whole !== null && opening.store_url.some(({ type, app_uuid: app }) => type === 'trial_app' && app === whole.uuid);

/** Whether it names an app that is no more (SPEC §8's "work error"). */
const isAppGone = (pack: Pack): boolean =>
  PACK_VERSIONS.some((version) => ofItsType(pack)[`${version}_uuid`] !== null && pack[version] === null);

interface GivenRow {
  type: string;
  os: string;
  url: string | null;
  basename?: string;
}

/** Renders what isn't an app of ours: an uploaded file, or an address, whose content isn't checked. */
function Given({ rows }: { rows: readonly GivenRow[] }) {
  const { t } = useTranslation();
  if (rows.length === 0) return t('income.dash');
  return rows.map(({ type, os, url, basename }) => (
    <div key={`${type} ${os} ${url}`}>
      {t(`game.${type}_uuid`)} · {t(`system.${os}`)} ·{' '}
      {url === null ? (
        <UserText>{basename}</UserText>
      ) : (
        <Anchor href={url} target="_blank" rel="noopener noreferrer nofollow">
          <UserText>{basename ?? url}</UserText>
        </Anchor>
      )}
    </div>
  ));
}
