import type { Locale } from '@meowtale/contracts';
import { isolate } from '@meowtale/contracts/isolate';
import { NOTICE_WORDS, type Translate } from '@meowtale/notices/words';
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

const MAIL_WORDS = {
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
} satisfies Record<Locale, object>;

export type MailWord = Exclude<keyof typeof enus, `subject_${string}`>;

export interface MailWords {
  locale: Locale;
  /** Returns a text of mails or of their pages. */
  say(key: MailWord, values?: Record<string, string | number>): string;
  subject(count: number): string;
  /** Returns a text of notices. */
  notice: Translate;
}

/** Returns the texts in a language; in English for an unknown one. */
export function mailWords(lang: string): MailWords {
  const locale = Object.hasOwn(MAIL_WORDS, lang) ? (lang as Locale) : 'en-US';
  const own: Record<string, string> = MAIL_WORDS[locale];
  const plural = new Intl.PluralRules(locale);
  return {
    locale,
    say: (key, values = {}) => fill(own[key] ?? '', values),
    subject: (count) => fill(own[`subject_${plural.select(count)}`] ?? '', { count: new Intl.NumberFormat(locale).format(count) }),
    notice: (key, values = {}) => fill(wordIn(NOTICE_WORDS[locale], key), values),
  };
}

function wordIn(messages: object, key: string): string {
  const word = key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], messages);
  return typeof word === 'string' ? word : '';
}

/** Replaces each `{{name}}` by its value, isolated in its direction. Values aren't searched for names. */
const fill = (text: string, values: Record<string, string | number>): string =>
  text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_whole, name: string) => isolate(String(values[name] ?? '')));
