import { lettersOf } from './nickname-look.ts';

const BRAND = lettersOf('meowtale');
/** Words for staff's roles, in the interface's languages and three more: rejected anywhere in a name. */
const ROLES = `
  admin admins administrator administrators sysadmin webmaster moderator moderators customer-service customer-support
  administratoren moderatoren kundendienst kundenservice
  administrateur administrateurs administratrice modérateur modérateurs modératrice service-client
  administrador administradora administradores moderador moderadora moderadores atención-al-cliente atendimento-ao-cliente
  администратор администраторы админ админы модератор модераторы техподдержка служба-поддержки
  yönetici yöneticiler moderatör moderatörler müşteri-hizmetleri quản-trị-viên điều-hành-viên kiểm-duyệt-viên chăm-sóc-khách-hàng
  官方 官方帳號 官方账号 客服 客服人員 客服人员 小編 小编 管理員 管理员 版主 站長 站长 營運 营运 運營 运营
  公式 運営 運営事務局 管理人 管理者 モデレーター モデレータ 공식 운영자 운영진 운영팀 관리자 고객센터 고객지원 모더레이터 어드민
  แอดมิน ผู้ดูแล ผู้ดูแลระบบ ผู้ดูแลเว็บ ฝ่ายบริการลูกค้า
  المشرف المشرفة المشرفون المشرفين مدير-الموقع خدمة-العملاء الدعم-الفني
  מנהל-האתר מנהלת-האתר מודרטור מודרטורית צוות-האתר שירות-לקוחות
  व्यवस्थापक प्रशासक मॉडरेटर एडमिन ग्राहक-सेवा`;
/** Words for staff that also mean something else: rejected only if the whole name is made of them. */
const WORK = `
  administration staff moderation mod mods official support helpdesk system
  mitarbeiter offiziell offizieller verwaltung redaktion redakteur
  officiel officielle assistance modération rédaction oficial soporte moderación administración redacción
  suporte moderação administração redação atendimento
  администрация модер модерация поддержка официальный официально редакция destek resmi resmî yönetim moderasyon
  quản-trị ban-quản-trị hỗ-trợ chính-thức kiểm-duyệt
  工作人員 工作人员 編輯部 编辑部 スタッフ サポート 編集部 事務局 스태프 편집부 ทีมงาน เจ้าหน้าที่ ฝ่ายสนับสนุน ทางการ กองบรรณาธิการ
  الإدارة الدعم المدير المسؤول الرسمي رسمي הנהלה ההנהלה מנהל מנהלת צוות הצוות תמיכה התמיכה רשמי
  संचालक संचालन आधिकारिक सपोर्ट सहायता-केंद्र`;
/** Words that don't change whom a name claims to be. */
const BESIDE = `the our your team account équipe equipo equipe команда tim ekip ekibi đội nhóm
  チーム 팀 ทีม 团队 團隊 فريق حساب टीम`;

const listOf = (text: string): string[] => text.trim().split(/\s+/).map(lettersOf);
const roles = new Set(listOf(ROLES));
const anyOf = (alternatives: readonly string[]) => `(?:${alternatives.join('|')})`;
const [staff, beside] = [anyOf([...roles, ...listOf(WORK)]), anyOf(listOf(BESIDE))];
const CLAIM = new RegExp(`^${beside}*${staff}(?:${staff}|${beside})*$`, 'u');

/** Numbers at the end of a word are ignored: admin007 claims the same as admin. */
const NUMBERS = /\d+(?![\p{L}\d])/gu;
/** Signs that may stand for letters or not. */
const SIGNS = /[@$|!]/g;
/** Words between blanks and signs, and between scripts that are written without blanks. */
const WORDS =
  /\p{Script=Han}+|[\p{Script=Hiragana}\p{Script=Katakana}ー]+|\p{Script=Hangul}+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])[\p{L}\p{M}\p{N}@$|!])+/gu;
/** Number of words of the longest role. */
const WORDS_MAX = 4;

/** Returns whether consecutive words of a name are a role. */
function namesRole(name: string): boolean {
  const words = (name.match(WORDS) ?? []).map(lettersOf);
  return words.some((_, at) =>
    Array.from({ length: WORDS_MAX }, (_each, more) => words.slice(at, at + more + 1).join('')).some((joined) => roles.has(joined)),
  );
}

const claims = (name: string): boolean => {
  const letters = lettersOf(name);
  return letters.includes(BRAND) || CLAIM.test(letters) || namesRole(name);
};

/** Returns a name and what it may be meant as. */
const readings = (name: string): string[] => [name, name.replace(NUMBERS, ''), name.replace(SIGNS, ' ')];

/** Returns whether a name looks like that of staff or of the platform. */
export const claimsToBeStaff = (name: string): boolean => readings(name).some(claims);

/**
 * Returns whether a title contains the platform's name, or consists of staff words only. Unlike a name, a title may contain one staff word
 * among others, such as 公式 ("official") on a work's own site.
 */
export const isTitleOfOurs = (title: string): boolean =>
  readings(title)
    .map(lettersOf)
    .some((letters) => letters.includes(BRAND) || CLAIM.test(letters));

/** Words of pages where people sign in or pay. */
const PAGES = `
  account accounts auth billing login logon logout password payment payments refund refunds secure security signin signup
  verification verify wallet`;
/** Words that don't change what such a page claims to be. */
const BESIDE_PAGES = 'app center centre customer customers desk help my online page portal service services site user users your';
const page = anyOf([...listOf(PAGES), ...roles, ...listOf(WORK)]);
const besidePage = anyOf([...listOf(BESIDE_PAGES), ...listOf(BESIDE)]);
const PAGE_CLAIM = new RegExp(`^${besidePage}*${page}(?:${page}|${besidePage})*$`, 'u');
/** Words that no other site's name needs. */
const SIGN_IN = new Set(listOf('login logon signin password'));

const claimsPage = (name: string): boolean =>
  claims(name) || PAGE_CLAIM.test(lettersOf(name)) || name.split('-').some((word) => SIGN_IN.has(lettersOf(word)));

/** Returns whether a site's name, of letters, digits and hyphens, looks like that of a page of ours. */
export const isSiteNameOfOurs = (name: string): boolean => readings(name).some(claimsPage);
