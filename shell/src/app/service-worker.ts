import type { Locale } from '@meowtale/contracts/locales';
import type { i18n } from 'i18next';
import { offlineText, type UnsavedWorkStore } from './unsaved-work.ts';

/** Registers the site's service worker and sends it the texts of the offline page. The site works without it too. */
export async function startServiceWorker(locale: Locale, { t }: i18n, unkept: UnsavedWorkStore): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  let announced: string | undefined;
  function tell(): void {
    const text = t(offlineText(unkept.getState()));
    if (text === announced) return;
    announced = text;
    active?.postMessage({ type: 'offline-words', words: { locale, title: t('offline.title'), text, retry: t('common.retry') } });
  }
  tell();
  unkept.subscribe(tell);
}
