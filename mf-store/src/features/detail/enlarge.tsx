import { Badge, IconArrowsMaximize, Spinner, useDelayed } from '@meowtale/ui';
import { useHost } from '@meowtale/web-kit';
import { type FunctionComponent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './detail.module.css';
import type { LightboxProps } from './lightbox.tsx';

const fetchLightbox = async () => (await import('./lightbox.tsx')).Lightbox;

/** Renders a button over the shown picture that opens it large; the viewer's code is fetched on the first press. */
export function Enlarge(given: Omit<LightboxProps, 'onClose'>) {
  const { t } = useTranslation();
  const { showError } = useHost();
  const [View, setView] = useState<FunctionComponent<LightboxProps> | null>(null);
  const [fetching, setFetching] = useState(false);
  const waiting = useDelayed(fetching);
  async function enlarge() {
    setFetching(true);
    try {
      const view = await fetchLightbox();
      setView(() => view);
    } catch {
      showError({ code: navigator.onLine ? 'slice/unavailable' : 'other/network-request-failed' });
    }
    setFetching(false);
  }
  return (
    <>
      <button
        type="button"
        className={styles.enlarge}
        aria-haspopup="dialog"
        aria-busy={fetching}
        aria-label={t('detail.enlarge', { number: given.first + 1 })}
        onClick={enlarge}
      >
        <Badge solid>{waiting ? <Spinner /> : <IconArrowsMaximize size={14} aria-hidden="true" />}</Badge>
      </button>
      {View ? <View {...given} onClose={() => setView(null)} /> : null}
    </>
  );
}
