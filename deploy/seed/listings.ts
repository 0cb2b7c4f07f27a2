import type { PlatformKey, StoreCategory } from '@meowtale/contracts';
import type { Title } from './art/render.ts';
import { lanternHill, openSea, peonyGarden, type Scene, signalBox } from './art/scenes.ts';

export interface SeedWords {
  name: string;
  brief: string;
  introduction: string;
  labels: string[];
}

export interface SeedListing {
  slug: string;
  platform: PlatformKey;
  category: StoreCategory;
  serialStatus: 'ongoing' | 'completed';
  /** An `.ink` file of `stories/`, or a folder of `games/` that is zipped. */
  source: { kind: 'ink' | 'zip'; name: string };
  packName: string;
  scene: Scene;
  artSeed: number;
  title: Title;
  /** Coins by country; `us` is a must. */
  prices: Record<string, number>;
  rewardMinimum: number;
  words: Record<'en-US' | 'zh-TW', SeedWords>;
}

export const SEED_LISTINGS: readonly SeedListing[] = [
  {
    slug: 'the-lantern-keeper',
    platform: 'meowtale',
    category: 'normal-age',
    serialStatus: 'completed',
    source: { kind: 'ink', name: 'the-lantern-keeper.ink' },
    packName: 'LanternKeeper',
    scene: lanternHill,
    artSeed: 7,
    title: { lines: ['The Lantern', 'Keeper'], ink: 'light' },
    prices: { us: 180, tw: 150, jp: 170 },
    rewardMinimum: 0,
    words: {
      'en-US': {
        name: 'The Lantern Keeper',
        brief: 'A cat, a hundred and nine stairs, and a light that somebody must keep.',
        introduction:
          'The keeper died in spring, and by autumn the village had forgotten that somebody must climb the hill at dusk. So the cat did it. Tonight the fog is coming in with its elbows out, a boat is due, and there are three measures of oil in the tin. Four endings, about twenty minutes each way.',
        labels: ['Cats', 'Sea', 'Quiet'],
      },
      'zh-TW': {
        name: '提燈的貓',
        brief: '一隻貓、一百零九級台階，和一盞總得有人點亮的燈。',
        introduction:
          '守燈人在春天過世，到了秋天，村裡已經沒人記得黃昏時得有人上山。於是貓去了。今晚大霧逼近，一艘船正要返航，油罐裡只剩三份燈油。共有四種結局，每條路線大約二十分鐘。',
        labels: ['貓', '海', '靜謐'],
      },
    },
  },
  {
    slug: 'letters-to-the-tide',
    platform: 'meowtale',
    category: 'normal-age',
    serialStatus: 'ongoing',
    source: { kind: 'ink', name: 'letters-to-the-tide.ink' },
    packName: 'LettersToTheTide',
    scene: openSea,
    artSeed: 8,
    title: { lines: ['Letters to', 'the Tide'], ink: 'dark' },
    prices: { us: 240, tw: 200 },
    rewardMinimum: 0,
    words: {
      'en-US': {
        name: 'Letters to the Tide',
        brief: 'The post office has a third slot, and it opens on the water.',
        introduction:
          'People post to the third slot when there is nobody left at the address. You are the new clerk, and on your first evening the tide puts three letters back. The rule in the drawer says to read nothing and answer nothing. Three endings; every stamp counts.',
        labels: ['Letters', 'Sea', 'Choices that cost'],
      },
      'zh-TW': {
        name: '寄給潮汐的信',
        brief: '郵局有第三個投信口，它朝著大海。',
        introduction:
          '當地址上再也沒有人時，人們就把信投進第三個投信口。你是新來的職員，第一個傍晚，潮水送回了三封信。抽屜裡的規矩寫著：不讀，也不回。共有三種結局，每一張郵票都很重要。',
        labels: ['書信', '海', '抉擇'],
      },
    },
  },
  {
    slug: 'signal-box-seven',
    platform: 'meowtale-open',
    category: 'normal-age',
    serialStatus: 'completed',
    source: { kind: 'ink', name: 'signal-box-seven.ink' },
    packName: 'SignalBoxSeven',
    scene: signalBox,
    artSeed: 9,
    title: { lines: ['Signal Box', 'Seven'], ink: 'light' },
    prices: { us: 100 },
    rewardMinimum: 50,
    words: {
      'en-US': {
        name: 'Signal Box Seven',
        brief: 'Twelve minutes, eleven levers, and a train with nobody in the cab.',
        introduction:
          'The telephone in Signal Box Seven rings only for trouble, and at 23:48 it rings. A train has left Harrow without a driver; a goods stands at your platform; and behind the voice of Control there is another one, very small, counting. Five endings. You decide what it is worth.',
        labels: ['Trains', 'Night', 'Against the clock'],
      },
      'zh-TW': {
        name: '七號號誌樓',
        brief: '十二分鐘、十一支扳桿，一列駕駛室無人的火車。',
        introduction:
          '七號號誌樓的電話只在出事時才響，而現在是 23 時 48 分。一列沒有駕駛員的列車離開了哈羅，一列貨車停在你的月台；在調度員的聲音後面，還有一個很小的聲音正在數數。共有五種結局，由你決定它值多少。',
        labels: ['火車', '夜', '與時間賽跑'],
      },
    },
  },
  {
    slug: 'peony-season',
    platform: 'meowtale-open',
    category: 'girl-gl',
    serialStatus: 'completed',
    source: { kind: 'zip', name: 'peony-season' },
    packName: 'PeonySeason',
    scene: peonyGarden,
    artSeed: 10,
    title: { lines: ['Peony', 'Season'], ink: 'dark' },
    prices: { us: 0 },
    rewardMinimum: 0,
    words: {
      'en-US': {
        name: 'Peony Season',
        brief: 'Seven days, three beds, two cans of water. Somebody is coming home.',
        introduction:
          'She left on the first of May and wrote on the gatepost: water them, please, until I know what I want to say. A small garden to play in your browser; whom it is for depends on what you let bloom.',
        labels: ['Garden', 'Short', 'Tender'],
      },
      'zh-TW': {
        name: '牡丹時節',
        brief: '七天、三畦花、每天兩壺水。有人正要回家。',
        introduction:
          '五月一日她離開了，在門柱上寫著：請替我澆花，直到我知道自己想說什麼。一座可以在瀏覽器裡照料的小花園；它為誰而開，取決於你讓哪一畦綻放。',
        labels: ['花園', '短篇', '溫柔'],
      },
    },
  },
];
