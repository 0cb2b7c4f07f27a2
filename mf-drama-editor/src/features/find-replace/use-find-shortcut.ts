import { KIT } from '@meowtale/web-kit';
import type { Shortcut } from '@meowtale/web-kit/editor';
import { useTranslation } from 'react-i18next';

/** Returns the shortcut of find and replace as it is listed; the button binds it. */
export function useFindShortcut(): Shortcut {
  const { t } = useTranslation();
  const everywhere = useTranslation(KIT).t('shortcuts.everywhere');
  return { keys: ['ctrl', 'shift', 'F'], does: t('find.open'), group: everywhere, inFields: true };
}
