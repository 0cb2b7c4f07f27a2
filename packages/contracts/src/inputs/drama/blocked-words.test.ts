import { describe, expect, test } from '@jest/globals';
import { findBlocked } from './blocked-words.ts';

const blocked = ['porn', '色情'];
const wordsIn = (text: string) => findBlocked(text, blocked).map(({ from, to }) => text.slice(from, to));

test('each occurrence of a blocked word is found', () => {
  expect(findBlocked('Some porn, and Porn.', blocked)).toEqual([
    { word: 'porn', from: 5, to: 9 },
    { word: 'porn', from: 15, to: 19 },
  ]);
});

test.each([['PORN'], ['ｐｏｒｎ'], ['po\u200Brn'], ['p\u00ADorn'], ['pörn'], ['po\u0308rn'], ['𝐩𝐨𝐫𝐧']])(
  'however it is written, it is the same word: %j',
  (text) => expect(wordsIn(`🐈 ${text}!`)).toEqual([text]),
);

test.each(['\u0336', '\u0489', '\u1AB0', '\u1DC4', '\u20D2', '\uFE20'])('the mark %j over its letters hides no word', (mark) =>
  expect(wordsIn(`A p${mark}o${mark}rn.`)).toEqual([`p${mark}o${mark}rn`]),
);

test('a mark that makes another letter of its script makes another word', () => expect(findBlocked('ばか', ['はか'])).toEqual([]));

test('a longer word that contains it is another word', () => expect(wordsIn('popcorn, pornichet, unporn, porn2')).toEqual([]));

test('a blocked word is found beside letters of another script, and a Chinese one anywhere', () => {
  expect(wordsIn('不要porn喔')).toEqual(['porn']);
  expect(wordsIn('這是色情的')).toEqual(['色情']);
});

test('an empty list, word or text has no findings', () => {
  expect(findBlocked('porn', [])).toEqual([]);
  expect(findBlocked('porn', ['', ' ', '\u200B'])).toEqual([]);
  expect(findBlocked('', blocked)).toEqual([]);
});

test.each([
  ['рorn', 'Cyrillic p'],
  ['роrn', 'Cyrillic p and o'],
  ['РОRN', 'in capitals'],
  ['pοrη', 'Greek o and n'],
  ['poяn', 'one that only resembles'],
  ['pørn', 'a struck o'],
  ['ᴘᴏʀɴ', 'small capitals'],
  ['p о\u200B r n', 'one by one, one of them in disguise'],
  ['p o r n', 'with spaces'],
  ['p.o.r.n', 'with dots'],
  ['P. O. R. N', 'with dots and spaces'],
  ['p-o_r*n', 'with this and that'],
  ['ｐ　ｏ　ｒ　ｎ', 'in full width'],
  ["p'o'r'n", 'with apostrophes'],
  ['p🔥o🔥r🔥n', 'with emoji'],
])('%j is found at its position: %s', (text) => expect(wordsIn(`🐈 a ${text}, a tea`)).toEqual([text]));

test('a word made completely of lookalike letters is found', () => {
  expect(findBlocked('А ѕех, please', ['sex'])).toEqual([{ word: 'sex', from: 2, to: 5 }]);
  expect(findBlocked('ЅЕХ', ['sex'])).toEqual([{ word: 'sex', from: 0, to: 3 }]);
});

test('a word of another script is found in Latin lookalikes, but no Latin word in it', () => {
  expect(findBlocked('мой cекс', ['секс'])).toEqual([{ word: 'секс', from: 4, to: 8 }]);
  expect(findBlocked('Ο ϳοb', ['job'])).toEqual([{ word: 'job', from: 2, to: 5 }]);
  expect(findBlocked('a cop', ['сор'])).toEqual([]);
});

test('two spaced characters of a script without gaps are a word, two letters of an alphabet aren’t', () => {
  expect(wordsIn('很 色 情 的')).toEqual(['色 情']);
  expect(findBlocked('y a', ['ya'])).toEqual([]);
});

test('a word that the list itself spaces out is found once', () =>
  expect(findBlocked('s.e.x', ['s.e.x'])).toEqual([{ word: 's.e.x', from: 0, to: 5 }]));

describe('ordinary sentences have no findings', () => {
  /** Latin words that resemble ordinary words of other scripts, and short ones that occur in longer ones. */
  const list = ['porn', 'hot', 'tit', 'mom', 'poop', 'hoe', 'kot', 'bop', 'cop', 'pot', 'nob', 'ass', 'sex', 'cul', 'lad', 'mad', 'сор'];
  test.each([
    ['de-DE', 'Ich hab’s! Ü, ö, ä und ß: Großvater isst A-, B- und C-Wurst, z. B. am Essex-Massiv.'],
    ['en-US', 'I said: plan A, I mean B or C; popcorn in Essex, a potash class, e.g. i.e. U.S.A. — I. A. M.'],
    ['es-ES', '¿Y a mí qué? O a Ana e a Ío: y o u, dice el niño con su pasaporte y un calcetín.'],
    ['fr-FR', "Il m’a dit qu’il l’a d’abord vue ; l’a-d’où ? Y a-t-il du calcul ? « J’y suis, m'a d'abord crié. »"],
    ['ja-JP', 'あ、え、お。「ア イ ウ」と 彼 は 言った。色が情けに変わる。'],
    ['ko-KR', '그 때 이 것 저 것 다 봤어. 나 너 우리.'],
    ['pt-BR', 'E é a que o avô e a avó dão à mãe: o computador, a máscara e o açúcar.'],
    ['ru-RU', 'Кот и пот, нот сто, том и тот мусор: а я к ней в сад, и с ним. Мама, тор, ром, вор, НОТЫ, кто.'],
    ['th-TH', 'ฉัน ไป ที่ บ้าน ก ข ค แล้ว ก็ กลับ'],
    ['tr-TR', 'O sık sık şık bir kıza “o da ne?” dedi: İ, I, ı ve i; hoş geldin, potasyum, assassin.'],
    ['vi-VN', 'Ừ, ở à! Cô ấy ăn ở đó; ô, ý, ạ. Tôi đi chợ cùng mẹ, bát phở.'],
    ['zh-CN', '色彩与情感：我 爱 你，颜色、情节。'],
    ['zh-TW', '特色 情感，色調與情緒。Ａ、Ｂ、Ｃ 三個。'],
    ['Greek', 'Το νοτ του τιτάνα: ο, η, το. Η νότα και τα ΝΟΤΙΑ, κότα, πώς και ποτέ.'],
  ])('of %s', (_language, text) => expect(findBlocked(text, [...list, ...blocked])).toEqual([]));
});

test.each(['p o r ', 'роr', 'a', 'a.', "a'", '🔥p', 'а b'])('20,000 times %j takes linear time', (unit) => {
  const took = (count: number) => {
    const began = performance.now();
    expect(findBlocked(unit.repeat(count), ['porn', 'aaaa', '色情'])).toEqual(expect.any(Array));
    return performance.now() - began;
  };
  took(1000);
  const [short, long] = [took(2000), took(20_000)];
  // Measured only in `npm run prove`, where nothing else is running.
  if (process.env.PROVE_SEED) expect(long).toBeLessThan(60 * Math.max(short, 2));
});
