import type { Locale } from '@meowtale/contracts/locales';
import dede from '../locales/de-DE.json' with { type: 'json' };
import enus from '../locales/en-US.json' with { type: 'json' };
import eses from '../locales/es-ES.json' with { type: 'json' };
import frfr from '../locales/fr-FR.json' with { type: 'json' };
import jajp from '../locales/ja-JP.json' with { type: 'json' };
import kokr from '../locales/ko-KR.json' with { type: 'json' };
import ptbr from '../locales/pt-BR.json' with { type: 'json' };
import ruru from '../locales/ru-RU.json' with { type: 'json' };
import thth from '../locales/th-TH.json' with { type: 'json' };
import trtr from '../locales/tr-TR.json' with { type: 'json' };
import vivn from '../locales/vi-VN.json' with { type: 'json' };
import zhcn from '../locales/zh-CN.json' with { type: 'json' };
import zhtw from '../locales/zh-TW.json' with { type: 'json' };

export { type NoticeParams, rejectionOf, type SentenceSource, sentenceOf, type Translate, type Writing } from './sentence.ts';

/** The texts of notifications in every language, for a service that writes them; a page fetches only its own language. */
export const NOTICE_WORDS: Readonly<Record<Locale, object>> = {
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
};
