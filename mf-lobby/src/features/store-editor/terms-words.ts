/** The binding listing terms in Traditional Chinese (SPEC §1), in every interface language. The same texts are in zh-TW. */
export const TERMS_LOCALE = 'zh-TW';
export const TERMS_CLAUSES = ['share', 'payout', 'settlement', 'outside', 'suspension'] as const;
export type TermsClause = (typeof TERMS_CLAUSES)[number];

export const TERMS_TITLE = '創作者上架條款';

interface TermsNumbers {
  share: string;
  fee: string;
  days: number;
  settledBy: number;
  times: number;
  daysFrom: number;
  daysTo: number;
}

export const termsInChinese = (numbers: TermsNumbers): Record<TermsClause, string> => ({
  share: `銷售與打賞所得，你保留 ${numbers.share}，平台手續費為 ${numbers.fee}。`,
  payout: `提款後，款項於 ${numbers.days} 天內匯入你的銀行帳戶。`,
  settlement: `每月收益於次月 ${numbers.settledBy} 日前結算。`,
  outside: `上架期間於平台外販售作品，須支付手續費 ${numbers.times} 倍的違約金。`,
  suspension: `違反條款可能使帳號停權 ${numbers.daysFrom} 至 ${numbers.daysTo} 天。`,
});
