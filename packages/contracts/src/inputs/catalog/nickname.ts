import { lookOf, mixesAlphabets } from '../drama/lookalikes.ts';
import { line } from '../text.ts';

export const NICKNAME_MAX = 50;

/** Signs by which services mark whom they have verified, and marks of direction, which a name is shown without. */
const NOT_IN_NAMES = /[\u2611\u2713\u2714\u2705\u{1F5F8}\u{1F5F9}]\uFE0F?|[\u061C\u200E\u200F]/gu;

/** Returns a name as it is shown in one line: runs of blanks, which push what follows out of sight, are one. */
export const tidyNickname = (name: string): string =>
  name
    .replace(NOT_IN_NAMES, '')
    .replace(/[\s\u2800]+/gu, ' ')
    .trim();

/** What a person is called. Whether they may take the name is `nicknameFault`'s to say: who has one keeps it. */
export const nickname = line(NICKNAME_MAX).overwrite(tidyNickname).min(1, 'invalid.empty');

/** Digits and signs that are written in place of letters; i and l look alike, so that both are i. */
const WRITTEN_FOR: Readonly<Record<string, string>> = Object.fromEntries(
  ['0o', '1i', '3e', '4a', '5s', '7t', '@a', '$s', '|i', '!i', 'li'].map(([sign, letter]) => [sign, letter]),
);

/** A name as it is read at a glance: letters alone, without case, accents, width and alphabet. */
const looksOf = (name: string): string =>
  [...name.normalize('NFKD')]
    .map((sign) => lookOf(sign).look)
    .map((look) => WRITTEN_FOR[look] ?? look)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '');

const BRAND = looksOf('meowtale');
/** What those who work here are called, in the languages of the interface. */
const STAFF = `
  admin admins administrator administrators administration sysadmin webmaster staff moderator moderators moderation mod mods official
  support helpdesk customerservice customersupport system
  mitarbeiter offiziell offizieller kundendienst administrador administradora moderador moderadora oficial soporte
  officiel officielle administrateur administratrice modérateur modératrice suporte
  公式 運営 運営事務局 管理人 管理者 スタッフ サポート モデレーター 공식 운영자 관리자 운영진 고객센터 스태프
  админ администратор администрация модератор модерация поддержка официальный официально
  แอดมิน ทีมงาน ผู้ดูแลระบบ ผู้ดูแล ทางการ yönetici moderatör destek resmi resmî
  quảntrịviên điềuhànhviên hỗtrợ chínhthức
  官方 官方帳號 官方账号 客服 管理员 管理員 版主 营运 營運 运营 工作人员 工作人員`;
/** What changes nothing about whom a name claims to be. */
const BESIDE = 'the our your team account équipe equipo equipe команда チーム 팀 团队 團隊';
const anyOf = (words: string) => `(?:${words.trim().split(/\s+/).map(looksOf).join('|')})`;
const CLAIM = new RegExp(`^${anyOf(BESIDE)}*${anyOf(STAFF)}(?:${anyOf(STAFF)}|${anyOf(BESIDE)})*$`, 'u');

/** Numbers at the end of a word tell accounts apart: admin007 claims what admin does. */
const NUMBERS = /\d+(?![\p{L}\d])/gu;

const claimsToBeStaff = (name: string): boolean =>
  [name, name.replace(NUMBERS, '')].map(looksOf).some((looks) => looks.includes(BRAND) || CLAIM.test(looks));

/** Why nobody but staff may take a name, as the key of a sentence: it passes for ours, or for another's by letters that look alike. */
export function nicknameFault(name: string): 'invalid.nickname-reserved' | 'invalid.nickname-mixed' | null {
  if (claimsToBeStaff(name)) return 'invalid.nickname-reserved';
  return mixesAlphabets(name) ? 'invalid.nickname-mixed' : null;
}

/** The name of a new account. */
export const newNickname = nickname.superRefine((name, context) => {
  const fault = nicknameFault(name);
  if (fault) context.addIssue({ code: 'custom', message: fault, input: name });
});
