import { Tabs } from '@meowtale/ui';
import { usePerson } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../public-site/site.module.css';
import { SiteLook, SiteModules } from '../public-site/site-modules.tsx';
import titles from '../public-site/site-titles.module.css';
import { WorkLanguage } from '../public-site/work.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import type { Draft } from './site-draft.ts';
import { forVisitors } from './visitors-view.ts';

/** Common widths of windows, in CSS pixels. */
const WIDTHS = { desktop: 1280, tablet: 820, phone: 390 } as const;
type Device = keyof typeof WIDTHS;
const DEVICES = Object.keys(WIDTHS) as Device[];

/** Renders the site as visitors see it, with the same components, in a window of the chosen width. */
export function Preview({ draft, name }: { draft: Draft; name: string }) {
  const { t, i18n } = useTranslation();
  const maker = usePerson()?.nickname || name;
  const [device, setDevice] = useState<Device>('desktop');
  const modules = draft.modules.map(forVisitors).filter((module) => module !== null);
  const hasProfile = modules.some(({ type }) => type === 'profile');
  return (
    <Tabs
      label={t('preview.devices')}
      items={DEVICES.map((value) => ({ value, label: t(`preview.${value}`) }))}
      value={device}
      onChange={(value) => setDevice(value as Device)}
    >
      <PreviewFrame title={t('editor.preview')} width={WIDTHS[device]}>
        <SiteLook theme={draft.theme} language={draft.language}>
          <WorkLanguage value={draft.language}>
            <main className={styles.main} aria-label={t('editor.preview')}>
              {hasProfile ? null : (
                <h1 className={titles.nameAlone} dir="auto">
                  {maker}
                </h1>
              )}
              {modules.length > 0 ? (
                <SiteModules modules={modules} fallbackTitle={maker} level={1} />
              ) : (
                <p className={styles.empty} lang={i18n.language}>
                  {t('site.empty')}
                </p>
              )}
            </main>
          </WorkLanguage>
        </SiteLook>
      </PreviewFrame>
    </Tabs>
  );
}
