/** The 13 interface languages; en-US is the default and the fallback (SPEC §2). */
export const LOCALES = [
  'de-DE',
  'en-US',
  'es-ES',
  'fr-FR',
  'ja-JP',
  'ko-KR',
  'pt-BR',
  'ru-RU',
  'th-TH',
  'tr-TR',
  'vi-VN',
  'zh-CN',
  'zh-TW',
] as const;

export type Locale = (typeof LOCALES)[number];

/** Served without a prefix; the other languages have one (SPEC §2). */
export const DEFAULT_LOCALE: Locale = 'en-US';

/** Each language's name in itself, so that its speakers can read it in a picker. */
export const LOCALE_NATIVE_NAMES: Readonly<Record<Locale, string>> = {
  'de-DE': 'Deutsch',
  'en-US': 'English',
  'es-ES': 'Español',
  'fr-FR': 'Français',
  'ja-JP': '日本語',
  'ko-KR': '한국어',
  'pt-BR': 'Português (Brasil)',
  'ru-RU': 'Русский',
  'th-TH': 'ไทย',
  'tr-TR': 'Türkçe',
  'vi-VN': 'Tiếng Việt',
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
};

/** The cookie with the person's language, and its lifetime (SPEC §4). */
export const LANGUAGE_COOKIE = { name: 'user.specified.language', maxAgeSeconds: 31_536_000 } as const;
