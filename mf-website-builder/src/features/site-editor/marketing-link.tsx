import { Link, paths } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';

/** Renders the link back to the marketing pages, of which the website is one. */
export function MarketingLink() {
  const { t } = useTranslation();
  return (
    <Link className="mt-anchor" to={paths.lobbyMarketing()}>
      {t('editor.marketing')}
    </Link>
  );
}
