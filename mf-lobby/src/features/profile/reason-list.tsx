import { Notice } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import styles from './profile.module.css';

/** What stands against erasing an account, each with what can be done. */
export function ReasonList({ reasons }: { reasons: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <Notice tone="danger" title={t('erasure.refused')} live>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>{t(`erasure.reason.${reason}`)}</li>
        ))}
      </ul>
    </Notice>
  );
}
