import type { Locale } from '@meowtale/contracts';
import dede from './locales/de-DE.json' with { type: 'json' };
import enus from './locales/en-US.json' with { type: 'json' };
import eses from './locales/es-ES.json' with { type: 'json' };
import frfr from './locales/fr-FR.json' with { type: 'json' };
import jajp from './locales/ja-JP.json' with { type: 'json' };
import kokr from './locales/ko-KR.json' with { type: 'json' };
import ptbr from './locales/pt-BR.json' with { type: 'json' };
import ruru from './locales/ru-RU.json' with { type: 'json' };
import thth from './locales/th-TH.json' with { type: 'json' };
import trtr from './locales/tr-TR.json' with { type: 'json' };
import vivn from './locales/vi-VN.json' with { type: 'json' };
import zhcn from './locales/zh-CN.json' with { type: 'json' };
import zhtw from './locales/zh-TW.json' with { type: 'json' };

/** Texts of the sandbox's pages. They stand for a provider's pages, so they are here and not in a remote's locales. */
export type SandboxWords = typeof enus;

const WORDS = {
  'de-DE': dede,
  'en-US': enus,
  'es-ES': eses,
  'fr-FR': frfr,
  'ja-JP': jajp,
  'ko-KR': kokr,
  'pt-BR': ptbr,
  'ru-RU': ruru,
  'th-TH': thth,
  'tr-TR': trtr,
  'vi-VN': vivn,
  'zh-CN': zhcn,
  'zh-TW': zhtw,
} satisfies Record<Locale, SandboxWords>;

/** Returns the requested locale, else English. */
export function sandboxLocale(lang: unknown): Locale {
  return typeof lang === 'string' && Object.hasOwn(WORDS, lang) ? (lang as Locale) : 'en-US';
}

export function sandboxWords(locale: Locale): SandboxWords {
  return WORDS[locale];
}
