import { isAdultCategory } from '@meowtale/contracts/categories';
import type { StoreSubmitDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { type Finding, warning } from './finding.ts';
import type { FieldText } from './links.ts';

/**
 * Beginnings of words that describe works for adults, in our languages. A match only asks the creator whether the category is right, and
 * shows reviewers where to look; it rejects nothing.
 */
const BEGINNINGS = [
  ...['porn', 'hentai', 'nsfw', 'erotic', 'explicit sex', 'sex scene', 'nudity', 'adults only', 'r-18', 'r18', '18+'],
  ...['erotik', 'erotisch', 'sexszene', 'nacktszene', 'nur für erwachsene'],
  ...['erótic', 'sexo explícito', 'escenas de sexo', 'desnudos', 'solo para adultos'],
  ...['érotique', 'scènes de sexe', 'scène de sexe', 'nudité', 'réservé aux adultes'],
  ...['pornô', 'sexo explícito', 'cenas de sexo', 'nudez', 'só para adultos'],
  ...['порно', 'эротик', 'эротич', 'секс-сцен', 'хентай', 'только для взрослых'],
  ...['müstehcen', 'cinsel içerik', 'çıplaklık', 'yalnızca yetişkin'],
  ...['khiêu dâm', 'khoả thân', 'khỏa thân', 'tình dục', 'cảnh nóng'],
];
/** For scripts without spaces between words: matched anywhere. */
const ANYWHERE = [
  ...['エロゲ', 'エロい', 'エロティ', 'エロチ', '成人向け', '18禁', '十八禁', 'ポルノ', '官能', '濡れ場'],
  ...['포르노', '에로틱', '성인용', '19금', '음란', '야설'],
  ...['色情', '情色', '成人內容', '成人内容', '限制級', '限制级', '性愛', '性爱', '裸露', '肉文'],
  ...['ลามก', 'อนาจาร', 'โป๊', 'ติดเรท', 'ติดเรต'],
];

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();
const escaped = (word: string): string => plain(word).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const ADULT = new RegExp(`(?<![\\p{L}\\p{N}])(?:${BEGINNINGS.map(escaped).join('|')})|${ANYWHERE.map(escaped).join('|')}`, 'u');

/** Returns the fields with such words in a submission of another category, with the first word of each. */
export function checkCategory({ store_submit_info: { category } }: StoreSubmitDraft, texts: readonly FieldText[]): Finding[] {
  if (isAdultCategory(category ?? undefined)) return [];
  return texts.flatMap(({ path, text }) => {
    const [word] = ADULT.exec(plain(text)) ?? [];
    return word === undefined ? [] : [warning(path, 'adult-word', { word })];
  });
}
