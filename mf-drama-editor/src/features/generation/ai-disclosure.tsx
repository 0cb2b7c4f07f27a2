import { LOCALE_NATIVE_NAMES } from '@meowtale/contracts';
import { Skeleton, Stack, Text } from '@meowtale/ui';
import { formatPercent, useHost } from '@meowtale/web-kit';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient } from 'urql';
import { useEditor } from '../drama-editor/editor-context.tsx';
import { type Disclosure, findAiDisclosure, type Share } from './disclosure-documents.ts';
import classes from './generation.module.css';
import { useProviderName } from './step-offer.tsx';

/** Renders who made the drama's texts and pictures, from which its listing's AI disclosure is made. */
export function AiDisclosure() {
  const { t } = useTranslation();
  const nameOf = useProviderName();
  const { told, failed } = useDisclosure();
  if (failed)
    return (
      <Text size="small" tone="muted">
        {t('generation.disclosure.failed')}
      </Text>
    );
  if (!told) return <Skeleton lines={3} />;
  return (
    <Stack gap={12}>
      <Text size="small" tone="muted">
        {t('generation.disclosure.hint')}
      </Text>
      <dl className={classes.facts}>
        <dt>{t('generation.disclosure.lines')}</dt>
        <dd>
          <Shares shares={told.lines} />
        </dd>
        <dt>{t('generation.disclosure.pictures')}</dt>
        <dd>
          <Shares shares={told.pictures} />
        </dd>
        {told.translations.map(({ language, provider, model }) => (
          <div key={`${language} ${provider} ${model}`} className={classes.pair}>
            <dt>{t('generation.disclosure.translation', { language: LOCALE_NATIVE_NAMES[language] })}</dt>
            <dd>{t('generation.providerModel', { provider: nameOf(provider), model })}</dd>
          </div>
        ))}
      </dl>
    </Stack>
  );
}

/** Queries it once when the tab is opened, not again with every save. */
function useDisclosure() {
  const client = useClient();
  const uuid = useEditor((state) => state.saved.uuid);
  const [disclosure, setDisclosure] = useState<Disclosure | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    const request = client.query(findAiDisclosure, { uuid }, { requestPolicy: 'network-only' }).toPromise();
    request.then(({ data }) => {
      if (!wanted) return;
      setDisclosure(data?.findDrama.list[0]?.ai_disclosure ?? null);
      setFailed(!data);
    });
    return () => {
      wanted = false;
    };
  }, [client, uuid]);
  return { told: disclosure, failed };
}

function Shares({ shares }: { shares: readonly Share[] }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const nameOf = useProviderName();
  if (shares.length === 0) return t('generation.disclosure.none');
  const whose = ({ provider, model }: Share) => {
    if (provider === null) return t('generation.disclosure.people');
    if (provider === '') return t('generation.disclosure.unknown');
    return provider === 'draft' || !model ? nameOf(provider) : t('generation.providerModel', { provider: nameOf(provider), model });
  };
  const sentenceOf = (each: Share) => {
    const share = t('generation.disclosure.share', { who: whose(each), share: formatPercent(each.share, locale) });
    return each.edited > 0 ? t('generation.disclosure.edited', { share, count: each.edited }) : share;
  };
  return (
    <ul className={classes.list}>
      {shares.map((each) => (
        <li key={`${each.provider} ${each.model}`}>{sentenceOf(each)}</li>
      ))}
    </ul>
  );
}
