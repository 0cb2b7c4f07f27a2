import { WEBSITE_MODULES_MAX } from '@meowtale/contracts/inputs/catalog/site';
import {
  Anchor,
  Button,
  Card,
  EmptyState,
  Grid,
  IconExternalLink,
  IconPlus,
  Notice,
  Page,
  PageHeader,
  Section,
  Stack,
  StatusPill,
  Text,
} from '@meowtale/ui';
import { toAppError, useErrorSentence, useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { SiteModules } from '../public-site/site-modules.tsx';
import { MY_SITE, type Site, type SiteModule } from './documents.ts';
import { ModuleForm } from './module-form.tsx';
import type { SaveStage } from './site-state.ts';
import { createSiteStore, type SiteStore } from './site-store.ts';
import { useSaveSite } from './use-save-site.ts';

const TONES = {
  saved: 'mint',
  changed: 'neutral',
  saving: 'neutral',
  failed: 'gold',
  refused: 'danger',
  conflict: 'danger',
} as const satisfies Record<SaveStage, string>;

/** Modules on the left, the page as visitors will see it on the right. */
export function SiteEditor({ site }: { site: Site }) {
  const { t } = useTranslation();
  const [store] = useState(() => createSiteStore(site));
  useSaveSite(store);
  const { modules, stage, add } = useStore(store);
  const visit = (
    <Anchor href={site.domain} target="_blank">
      {site.domain} <IconExternalLink size={16} aria-hidden="true" />
    </Anchor>
  );
  return (
    <Page width="wide">
      <PageHeader
        title={t('editor.title')}
        subtitle={visit}
        actions={
          <span role="status">
            <StatusPill tone={TONES[stage]}>{t(`save.${stage}`)}</StatusPill>
          </span>
        }
      />
      <Stack gap={24}>
        <SaveTrouble store={store} />
        <Grid kind="halves" gap={24}>
          <Section
            title={t('editor.modules')}
            actions={
              <Button
                variant="primary"
                onClick={add}
                disabled={modules.length >= WEBSITE_MODULES_MAX}
                leftIcon={<IconPlus size={18} aria-hidden="true" />}
              >
                {t('editor.addProfile')}
              </Button>
            }
          >
            {modules.length === 0 ? (
              <EmptyState kind="stage" title={t('editor.emptyTitle')}>
                {t('editor.emptyText')}
              </EmptyState>
            ) : null}
            <Stack gap={16}>
              {modules.map((module, index) => (
                <ModuleForm key={module.cid} store={store} module={module} index={index} last={index === modules.length - 1} />
              ))}
            </Stack>
          </Section>
          <Section title={t('editor.preview')}>
            <Preview modules={modules.filter((module) => module.isActive)} name={site.name} />
          </Section>
        </Grid>
      </Stack>
    </Page>
  );
}

/** What a visitor finds: the modules that are shown, or the words that stand in for them. */
function Preview({ modules, name }: { modules: readonly SiteModule[]; name: string }) {
  const { t } = useTranslation();
  return modules.length > 0 ? (
    <Card flush>
      <SiteModules modules={modules} fallbackTitle={name} level={3} />
    </Card>
  ) : (
    <Card>
      <Text tone="muted">{t('site.empty')}</Text>
    </Card>
  );
}

function SaveTrouble({ store }: { store: SiteStore }) {
  const { t } = useTranslation();
  const sentence = useErrorSentence();
  const { urql, showError, block } = useHost();
  const { stage, failure, retry, replace } = useStore(store);
  async function takeTheirs() {
    const { data, error } = await block(urql.query(MY_SITE, {}, { requestPolicy: 'network-only' }).toPromise());
    if (data?.findWebsiteMain) replace(data.findWebsiteMain);
    else if (error) showError(toAppError(error));
  }
  if (stage === 'conflict')
    return (
      <Notice tone="warning" live title={t('conflict.title')} actions={<Button onClick={takeTheirs}>{t('conflict.reload')}</Button>}>
        {t('conflict.text')}
      </Notice>
    );
  if (stage !== 'failed' && stage !== 'refused') return null;
  return (
    <Notice tone="danger" live actions={<Button onClick={retry}>{t('error.retry')}</Button>}>
      {t('save.kept')} {failure ? sentence(failure) : ''}
    </Notice>
  );
}
