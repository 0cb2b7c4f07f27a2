import { WEBSITE_MODULES_MAX, WEBSITE_RESOURCES_MAX } from '@meowtale/contracts/inputs/catalog/site';
import { Anchor, Button, EmptyState, IconExternalLink, IconPlus, Page, PageHeader, Section, Stack, Text } from '@meowtale/ui';
import { useShortcuts, useUndoShortcuts } from '@meowtale/web-kit/editor';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from 'urql';
import { useStore } from 'zustand';
import { SetModulePopup } from '../set-module/set-module-popup.tsx';
import { MY_DOMAIN } from '../site-domain/documents.ts';
import { SiteDomainSection } from '../site-domain/site-domain.tsx';
import type { Site, SiteModule } from './documents.ts';
import { EditorTools } from './editor-tools.tsx';
import { MarketingLink } from './marketing-link.tsx';
import { namedIn } from './module-input.ts';
import { ModuleList } from './module-list.tsx';
import { Preview } from './preview.tsx';
import { SaveTrouble } from './save-trouble.tsx';
import styles from './site-editor.module.css';
import { SiteSettings } from './site-settings.tsx';
import { createSiteStore, type SiteStore } from './site-store.ts';
import { readStoredSite } from './stored-site.ts';
import { useSaveSite } from './use-save-site.ts';

/** Renders the modules and settings on the left, the preview on the right. */
export function SiteEditor({ site, personUuid }: { site: Site; personUuid: string }) {
  const { t } = useTranslation();
  const [store] = useState(() => createSiteStore(site, readStoredSite(personUuid, site.uuid)));
  const run = useSaveSite(store, personUuid);
  const { draft, name, domain, undo, redo, adopt } = useStore(store);
  useShortcuts(useUndoShortcuts({ undo, redo, inFields: false }));
  return (
    <Page width="wide">
      <PageHeader
        eyebrow={<MarketingLink />}
        title={t('editor.title')}
        subtitle={<SiteAddress known={domain} />}
        actions={<EditorTools store={store} onRestored={adopt} />}
      />
      <Stack gap={24}>
        <SaveTrouble store={store} {...run} />
        <div className={styles.columns}>
          <Stack gap={36}>
            <Modules store={store} />
            <SiteSettings store={store} name={name} onRenamed={adopt} />
            <SiteDomainSection />
          </Stack>
          <Section title={t('editor.preview')} className={styles.preview}>
            <Preview draft={draft} name={name} />
          </Section>
        </div>
      </Stack>
    </Page>
  );
}

/** Renders the site's address: its own domain once that is verified. */
function SiteAddress({ known }: { known: string }) {
  const [{ data }] = useQuery({ query: MY_DOMAIN });
  const address = data?.findWebsiteMain?.domain ?? known;
  return (
    <Anchor href={address} target="_blank">
      {address} <IconExternalLink size={16} aria-hidden="true" />
    </Anchor>
  );
}

function Modules({ store }: { store: SiteStore }) {
  const { t } = useTranslation();
  const { draft, put, refreshArticle } = useStore(store);
  const [setting, setSetting] = useState<SiteModule | 'new' | null>(null);
  const { modules } = draft;
  const others = modules.filter((module) => setting === 'new' || module.cid !== setting?.cid);
  const add = (
    <Button
      variant="primary"
      onClick={() => setSetting('new')}
      disabled={modules.length >= WEBSITE_MODULES_MAX}
      leftIcon={<IconPlus size={18} aria-hidden="true" />}
    >
      {t('editor.add')}
    </Button>
  );
  return (
    <Section title={t('editor.modules')} actions={modules.length > 0 ? add : undefined}>
      {modules.length === 0 ? (
        <EmptyState kind="stage" level={3} title={t('editor.emptyTitle')} actions={add}>
          {t('editor.emptyText')}
        </EmptyState>
      ) : (
        <Stack gap={12}>
          <Text size="small" tone="muted">
            {t('editor.count', { there: modules.length, most: WEBSITE_MODULES_MAX })}
            {modules.length >= WEBSITE_MODULES_MAX ? ` · ${t('editor.full')}` : null}
          </Text>
          <ModuleList store={store} onSet={setSetting} />
        </Stack>
      )}
      {setting ? (
        <SetModulePopup
          module={setting === 'new' ? null : setting}
          others={others}
          room={WEBSITE_RESOURCES_MAX - others.reduce((sum, module) => sum + namedIn(module), 0)}
          onWritten={refreshArticle}
          onConfirm={(module) => {
            put(module);
            setSetting(null);
          }}
          onClose={() => setSetting(null)}
        />
      ) : null}
    </Section>
  );
}
