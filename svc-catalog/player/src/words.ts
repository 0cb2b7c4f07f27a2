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

type Written = typeof enus;

/** The player's own texts in one language. Stories have their own. */
export interface Words extends Omit<Written, 'page' | 'endings_one' | 'endings_other'> {
  language: string;
  page(page: number): string;
  /** Returns how many of the endings were found; empty without any. */
  endings(found: number, total: number): string;
}

const WRITTEN: Readonly<Record<string, Partial<Written>>> = {
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

function fill(sentence: string, values: Readonly<Record<string, number>>): string {
  return sentence.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
}

/** Returns the language itself, else another of its family, else English. */
function closest(lang: string): string {
  const known = Object.keys(WRITTEN);
  const wanted = lang.toLowerCase();
  const family = wanted.split('-')[0];
  return known.find((tag) => tag.toLowerCase() === wanted) ?? known.find((tag) => tag.split('-')[0] === family) ?? 'en-US';
}

/** Returns the texts for an interface language such as `zh-TW`. */
export function wordsFor(lang: string): Words {
  const language = closest(lang);
  const messages = { ...enus, ...WRITTEN[language] };
  const plural = new Intl.PluralRules(language);
  return {
    ...messages,
    language,
    page: (page) => fill(messages.page, { page }),
    endings: (found, total) => {
      if (total === 0) return '';
      const form = `endings_${plural.select(total)}` as keyof Written;
      return fill(String(messages[form] ?? messages.endings_other), { found, total });
    },
  };
}
