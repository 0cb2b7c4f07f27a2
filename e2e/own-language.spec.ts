import type { Browser } from '@playwright/test';
import { signInByForm, signUp, verifyEmail } from './support/account.ts';
import { makeApp, release, review, submitListing } from './support/creator.ts';
import { englishReader } from './support/english.ts';
import { type Payload, pictures } from './support/files.ts';
import { expect, test } from './support/meowtale.ts';
import { waitForPage } from './support/page-fixtures.ts';
import { givePro, personAt } from './support/people.ts';
import { buyThroughCart, openFromShelf, playToAnEnding, rewardWith } from './support/reader.ts';
import { localeTextsOf, type Visitor } from './support/visitor.ts';
import { holding } from './support/words.ts';

// The whole path of a work, by people who read nothing but their own language.

const run = Date.now().toString(36);

interface OwnWords {
  language: 'ja-JP' | 'th-TH';
  maker: string;
  reader: string;
  name: string;
  brief: string;
  introduction: string;
  /** A work of the seed's that asks for rewards. */
  rewarded: string;
  ink: string;
}

const PEOPLE: readonly OwnWords[] = [
  {
    language: 'ja-JP',
    maker: '灯台守',
    reader: '夜更かし',
    name: `消えた歯車 ${run}`,
    brief: '山小屋の一夜と、なくなった部品。',
    introduction: '誰かが持っていきました。あなたは、それが誰か知っています。',
    rewarded: '第七信号所',
    ink: [
      '山小屋の扉の前に、雪が積もっています。',
      '* [扉をひらく]',
      '  中では、暖炉がまだ燃えています。',
      '* [耳をすます]',
      '  鈴の音が聞こえます。',
      '- -> END',
    ].join('\n'),
  },
  {
    language: 'th-TH',
    maker: 'คนเฝ้าตะเกียง',
    reader: 'คนนอนดึก',
    name: `เฟืองที่หายไป ${run}`,
    brief: 'หนึ่งคืนในกระท่อม กับชิ้นส่วนที่หายไป',
    introduction: 'มีคนหยิบมันไป และคุณรู้ว่าเป็นใคร',
    rewarded: 'หอสัญญาณเจ็ด',
    ink: ['หิมะกองอยู่หน้าประตูกระท่อม', '* [เปิดประตู]', '  ข้างในเตาผิงยังลุกอยู่', '* [เงี่ยหูฟัง]', '  มีเสียงกระดิ่งดังมาแต่ไกล', '- -> END'].join('\n'),
  },
];

const inkFile = (text: string): Payload => ({ name: 'story.ink', mimeType: 'text/plain', buffer: Buffer.from(text) });

for (const { language, maker, reader, name, brief, introduction, rewarded, ink } of PEOPLE) {
  test(`a work is made, submitted, approved, released, found, bought and played in ${language} alone`, async ({ browser }) => {
    test.setTimeout(300_000);
    const texts = localeTextsOf(language);
    const stillEnglish = englishReader(language);
    const left: string[] = [];
    const newWalker = async (from: Browser): Promise<Visitor> => {
      const page = await (await from.newContext({ locale: language })).newPage();
      const look = async (seen = page) => {
        await waitForPage(seen);
        left.push(...(await stillEnglish(seen)));
      };
      return { page, texts, look };
    };
    const [creator, staff, player] = [await newWalker(browser), await newWalker(browser), await newWalker(browser)];
    const email = (who: string) => `${who}-${language.slice(0, 2)}-${run}@meowtale.example`;
    let store = '';

    await test.step('a creator signs up, makes an app of a story, and hands a listing in', async () => {
      await signUp(creator, email('maker'), maker);
      await verifyEmail(creator, email('maker'));
      const images = await pictures(44);
      await makeApp(creator, name, inkFile(ink), images.logo);
      store = await submitListing(creator, {
        platform: 'meowtale',
        app: name,
        packName: 'Gear',
        words: [
          { language: 'en-US', name, brief, introduction },
          { language, name, brief, introduction },
        ],
        defaultLanguage: language,
        pictures: images,
        coins: 499,
      });
    });
    await test.step('staff pass it, and the creator releases it', async () => {
      await signInByForm(staff, 'staff@meowtale.example');
      await review(staff, name);
      await givePro(await personAt(email('maker'), maker));
      await release(creator, store);
    });
    await test.step('a player finds it, tops up exactly what is missing, buys, and plays to an ending', async () => {
      await player.page.goto('/');
      await expect(player.page, 'the browser says which language').toHaveURL(new RegExp(`/${language}$`));
      await expect(player.page.getByRole('heading', { level: 1, name: texts.shop('home.title') })).toBeVisible();
      await player.look();
      await signUp(player, email('reader'), reader);
      await player.page.goto(texts.at(`/store?category=normal-age&priceMin=499&priceMax=499&language=${language}`));
      const detail = await openFromShelf(player, name);
      await buyThroughCart(detail, 499);
      await detail.page.close();
      await player.page.goto(texts.at('/my-game'));
      const play = player.page.getByRole('link', { name: texts.shop('library.playNamed', { name }) });
      await expect(play).toBeVisible();
      await player.look();
      await play.click();
      await playToAnEnding(player);
    });
    await test.step('and rewards another', async () => {
      // A tag that no other work has.
      await player.page.goto(texts.at('/store?tag=trains'));
      const detail = await openFromShelf(player, rewarded);
      await rewardWith(detail, 100);
      await detail.page.close();
    });
    await test.step('the money arrived: 499 is 149 of fee and 350 for the owner', async () => {
      const { page } = creator;
      await expect(async () => {
        await page.goto(texts.at('/lobby/income'));
        const sale = page.getByRole('row', { name: holding(name) });
        for (const coins of ['499', '149', '350']) await expect(sale).toContainText(coins, { timeout: 5000 });
      }).toPass({ timeout: 60_000 });
      await creator.look();
    });
    expect([...new Set(left)]).toEqual([]);
  });
}
