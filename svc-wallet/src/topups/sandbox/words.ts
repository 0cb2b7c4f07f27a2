import type { Locale } from '@meowtale/contracts';

/** What the sandbox's pages say. The page is the provider's, so its words are here and not in a slice. */
export interface SandboxWords {
  title: string;
  notice: string;
  coins: string;
  amount: string;
  pay: string;
  decline: string;
  leave: string;
  paid: string;
  declined: string;
  open: string;
  missing: string;
  closeTab: string;
  back: string;
}

const WORDS = {
  'en-US': {
    title: 'Test payment',
    notice: 'This is a rehearsal: no card is asked for and no money moves.',
    coins: 'Meow coins',
    amount: 'Amount',
    pay: 'Pay',
    decline: 'Let it be declined',
    leave: 'Leave without paying',
    paid: 'Paid',
    declined: 'The payment was declined',
    open: 'Nothing was paid',
    missing: 'There is no such payment',
    closeTab: 'You can close this tab and go on where you were.',
    back: 'Back to Meowtale',
  },
  'zh-TW': {
    title: '測試付款',
    notice: '這只是演練：不需要信用卡，也不會真的扣款。',
    coins: '喵幣',
    amount: '金額',
    pay: '付款',
    decline: '讓付款被拒絕',
    leave: '不付款離開',
    paid: '付款完成',
    declined: '付款被拒絕了',
    open: '尚未付款',
    missing: '找不到這筆付款',
    closeTab: '你可以關閉這個分頁，回到原本的地方繼續。',
    back: '回到 Meowtale',
  },
} as const satisfies Partial<Record<Locale, SandboxWords>>;

export type SandboxLocale = keyof typeof WORDS;

/** The language that was asked for, else English. */
export function sandboxLocale(lang: unknown): SandboxLocale {
  return typeof lang === 'string' && lang in WORDS ? (lang as SandboxLocale) : 'en-US';
}

export function sandboxWords(locale: SandboxLocale): SandboxWords {
  return WORDS[locale];
}
