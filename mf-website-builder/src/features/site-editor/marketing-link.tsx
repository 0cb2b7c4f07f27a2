import { Link, paths } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';

/** The way back to the rooms of Marketing, of which the website is one. */
export function MarketingLink() {
  const { t } = useTranslation();
  return (
    <Link className="mt-anchor" to={paths.lobbyMarketing()}>
      {t('editor.marketing')}
    </Link>
  );
}
