import { LANGUAGE_COOKIE, LOCALE_NATIVE_NAMES, LOCALES, type Locale } from '@meowtale/contracts/locales';
import { IconCheck, Modal } from '@meowtale/ui';
import type { PopupProps } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { languagePrefix } from '../app/navigation.ts';
import { setCookie } from '../app/set-cookie.ts';
import { useShell } from '../app/shell.ts';
import classes from './language-popup.module.css';

/** Stores the choice (SPEC §4) and goes to this page in the chosen language; its texts come with the new page. */
function choose(locale: Locale, pathBelow: string): void {
  const { name, maxAgeSeconds } = LANGUAGE_COOKIE;
  setCookie(name, locale, maxAgeSeconds);
  location.assign(`${languagePrefix(locale)}${pathBelow}`);
}

/** Renders every interface language by its own name, the current one marked. */
export function LanguagePopup({ close }: Pick<PopupProps<unknown, undefined>, 'close'>) {
  const { t } = useTranslation();
  const { plan, navigation } = useShell();
  const { pathname, search, hash } = navigation.get();
  return (
    <Modal open onClose={() => close()} title={t('language.title')} closeLabel={t('common.close')} size="small">
      <ul className={classes.list}>
        {LOCALES.map((locale) => (
          <li key={locale}>
            <button
              type="button"
              lang={locale}
              className={classes.choice}
              aria-current={locale === plan.locale}
              onClick={() => choose(locale, `${pathname}${search}${hash}`)}
            >
              {LOCALE_NATIVE_NAMES[locale]}
              {locale === plan.locale ? <IconCheck size={18} aria-hidden /> : null}
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
