import { Button, IconArrowsMaximize } from '@meowtale/ui';
import { useHost } from '@meowtale/web-kit';
import { type RefObject, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './fullscreen.module.css';

/** Renders the button for full screen; the browser's Esc leaves it too. */
export function WholeScreen({ of }: { of: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation();
  const { notify } = useHost();
  const isWhole = useSyncExternalStore(watchFullscreen, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  async function toggle() {
    try {
      await (isWhole ? document.exitFullscreen() : of.current?.requestFullscreen());
    } catch {
      notify(t('play.wholeScreenRefused'), 'danger');
    }
  }
  return (
    <Button
      variant="ghost"
      size="small"
      aria-pressed={isWhole}
      leftIcon={<IconArrowsMaximize size={18} aria-hidden="true" />}
      onClick={toggle}
    >
      <span className={styles.wholeScreen}>{t('play.wholeScreen')}</span>
    </Button>
  );
}

function watchFullscreen(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
