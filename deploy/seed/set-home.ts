import type { Session } from './session.ts';

/** What the desk shows on the home: works by their folders' names. */
const CAROUSEL = ['the-night-bakery', 'the-lantern-keeper', 'paper-kite-mail', 'orbit-of-small-things'];
const ROWS = [
  {
    key: 'picked',
    slugs: ['letters-to-the-tide', 'the-clockwork-menagerie', 'signal-box-seven', 'the-cartographers-war', 'moth-court', 'the-last-tenant'],
    titles: {
      'en-US': 'Picked by the desk',
      'de-DE': 'Von der Redaktion ausgewählt',
      'es-ES': 'Selección de la redacción',
      'fr-FR': 'La sélection de la rédaction',
      'ja-JP': '編集部のおすすめ',
      'ko-KR': '편집부의 선택',
      'pt-BR': 'Escolhas da redação',
      'ru-RU': 'Выбор редакции',
      'th-TH': 'กองบรรณาธิการแนะนำ',
      'tr-TR': 'Editörlerin seçtikleri',
      'vi-VN': 'Ban biên tập tuyển chọn',
      'zh-CN': '编辑精选',
      'zh-TW': '編輯精選',
    },
  },
  {
    key: 'rainy-evening',
    slugs: ['the-night-bakery', 'the-widows-orchard', 'the-lantern-keeper', 'the-last-tenant', 'orbit-of-small-things', 'paper-kite-mail'],
    titles: {
      'en-US': 'For a rainy evening',
      'de-DE': 'Für einen verregneten Abend',
      'es-ES': 'Para una tarde de lluvia',
      'fr-FR': 'Pour un soir de pluie',
      'ja-JP': '雨の夜に',
      'ko-KR': '비 오는 저녁에',
      'pt-BR': 'Para uma noite de chuva',
      'ru-RU': 'Для дождливого вечера',
      'th-TH': 'สำหรับค่ำวันฝนตก',
      'tr-TR': 'Yağmurlu bir akşam için',
      'vi-VN': 'Cho một tối mưa',
      'zh-CN': '适合雨夜',
      'zh-TW': '適合雨夜',
    },
  },
];

/** Has the desk set the home, unless it was set before. */
export async function setHome(staff: Session, storeOf: (slug: string) => string | undefined): Promise<void> {
  const { home } = await staff.ask<{ home: { revision: number } }>(
    'query Home { home: findConfigurationPagesIndex(platform_key: "meowtale") { revision } }',
  );
  if (home.revision > 0) return;
  const stores = (slugs: readonly string[]) => slugs.flatMap((slug) => storeOf(slug) ?? []);
  const rows = ROWS.map(({ key, slugs, titles }) => ({
    key,
    titles: Object.entries(titles).map(([language, title]) => ({ language, title })),
    store_uuids: stores(slugs),
  })).filter(({ store_uuids }) => store_uuids.length > 0);
  await staff.ask(
    `mutation Home($rows: [HomeRowInput!]!, $carousel: [ID!]!) { setConfigurationPagesIndex(
      platform_key: "meowtale", revision: 0, rows: $rows, carousel: $carousel, reason: "The first picks."
    ) { revision } }`,
    { rows, carousel: stores(CAROUSEL) },
  );
}
