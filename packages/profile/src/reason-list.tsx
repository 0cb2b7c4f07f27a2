import { Notice } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import styles from './profile.module.css';

/** Renders what prevents the erasure of an account, each with what to do. */
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
