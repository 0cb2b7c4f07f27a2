import { WEBSITE_THEME_DEFAULT } from '@meowtale/contracts/inputs/catalog/site';
import { useTranslation } from 'react-i18next';
import styles from './site.module.css';
import { SiteFoot } from './site-foot.tsx';
import { SiteLook } from './site-modules.tsx';
import profile from './site-profile.module.css';
import titles from './site-titles.module.css';

/** Renders the page for a missing or hidden site, or an unknown address of one. */
export function MissingPage() {
  const { t, i18n } = useTranslation();
  return (
    <SiteLook theme={WEBSITE_THEME_DEFAULT} language={i18n.language}>
      <main className={styles.missing}>
        <h1 className={titles.name}>{t('site.missing')}</h1>
        <p className={profile.about}>{t('site.missingText')}</p>
      </main>
      <SiteFoot path="/" feed={false} />
    </SiteLook>
  );
}
