import { Button, TextInput } from '@meowtale/ui';
import { useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import styles from './record-field.module.css';

interface RecordFieldProps {
  kind: 'TXT' | 'CNAME';
  name: string;
  value: string;
}

/** Renders one DNS record: its name and its value. */
export function RecordField({ kind, name, value }: RecordFieldProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.record}>
      <Copied label={t('domain.recordName', { kind })} value={name} />
      <Copied label={t('domain.recordValue', { kind })} value={value} />
    </div>
  );
}

function Copied({ label, value }: { label: string; value: string }) {
  const { t } = useTranslation();
  const { notify } = useHost();
  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      notify(t('domain.copied'), 'success');
    } catch {
      notify(t('domain.notCopied'), 'danger');
    }
  }
  return (
    <div className={styles.copied}>
      <TextInput readOnly label={label} value={value} dir="ltr" onFocus={(event) => event.currentTarget.select()} />
      <Button variant="ghost" onClick={copy} aria-label={`${t('domain.copy')}: ${label}`}>
        {t('domain.copy')}
      </Button>
    </div>
  );
}
