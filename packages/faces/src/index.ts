/**
 * Fonts of scripts that not every machine supports. Local fonts come first, because they need no loading; each of these has some megabytes,
 * of which a page fetches only the pieces that it shows.
 */
interface Script {
  /** The language, or language family, that is written in it. */
  language: string;
  /** Matches a text in it. */
  written: RegExp;
  /** Matches a text in it where the page's own font has Han characters too: some characters that the other languages' fonts lack. */
  apart?: RegExp;
  /** Two of its characters, which look different. */
  letters: readonly [string, string];
  bring: () => Promise<unknown>;
}

const HAN = /\p{Script=Han}/u;
const SCRIPTS: readonly Script[] = [
  {
    language: 'ja',
    written: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
    letters: ['ね', 'ぷ'],
    bring: () => import('@fontsource-variable/noto-sans-jp/wght.css'),
  },
  {
    language: 'ko',
    written: /\p{Script=Hangul}/u,
    letters: ['글', '꽃'],
    bring: () => import('@fontsource-variable/noto-sans-kr/wght.css'),
  },
  {
    language: 'zh-CN',
    written: HAN,
    apart: /[这们简说时为过对发问让给长东车马门间语话见现实动种样开关书乐电]/u,
    letters: ['这', '们'],
    bring: () => import('@fontsource-variable/noto-sans-sc/wght.css'),
  },
  {
    language: 'zh-TW',
    written: HAN,
    apart: /[們嗎妳您啊呢吧啦]/u,
    letters: ['這', '們'],
    bring: () => import('@fontsource-variable/noto-sans-tc/wght.css'),
  },
  {
    language: 'th',
    written: /\p{Script=Thai}/u,
    letters: ['ก', 'ฬ'],
    bring: () => import('@fontsource-variable/noto-sans-thai-looped/wght.css'),
  },
];

/** The size of the square in which a character is tested, px. */
const SIDE = 24;
/** Wait before added text is searched, ms. */
const LOOK_AGAIN_MS = 1000;

/** Returns whether the machine renders both characters alike, as it does without a font for them. */
function lacks({ letters }: Script): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return false;
  context.font = `${SIDE}px sans-serif`;
  const [one, other] = letters.map((letter) => {
    context.clearRect(0, 0, SIDE, SIDE);
    context.fillText(letter, 0, SIDE * 0.8);
    return context.getImageData(0, 0, SIDE, SIDE).data;
  });
  return one?.every((value, index) => value === other?.[index]) ?? false;
}

/** Waits until the network returns, or the page becomes visible again. */
function anotherChance(): Promise<void> {
  return new Promise((resolve) => {
    const taken = new AbortController();
    const take = () => {
      if (document.visibilityState === 'hidden') return;
      taken.abort();
      resolve();
    };
    addEventListener('online', take, taken);
    document.addEventListener('visibilitychange', take, taken);
  });
}

type Report = (error: unknown) => void;

async function bring(script: Script, report: Report): Promise<void> {
  if (!lacks(script)) return;
  try {
    await script.bring();
  } catch (error) {
    report(error);
    showPage();
    await anotherChance();
    await bring(script, report);
  }
}

const ownScript = (locale: string) => SCRIPTS.find(({ language }) => locale === language || locale.startsWith(`${language}-`));

/** Shows the page that the server's script hid because the machine lacks its font (`HOLD_UNTIL_LETTERS` in the shell). */
function showPage(): void {
  delete document.documentElement.dataset.letters;
}

/**
 * Loads the font of the page's own language where this machine lacks it, and shows the page once it has loaded.
 * @param locale the page's language, such as ja-JP
 * @param report called when it couldn't be fetched: its characters stay boxes until a retry succeeds
 */
export async function bringOwnFace(locale: string, report: Report): Promise<void> {
  const own = ownScript(locale);
  if (own) await bring(own, report);
  // The browser requests a font's pieces when the text is laid out.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  await document.fonts.ready;
  showPage();
}

/** Loads the fonts of other scripts that this machine lacks, when a name in one is on the page. */
export function bringOtherFaces(locale: string, report: Report): void {
  const own = ownScript(locale);
  // In a page with Han characters of its own, those of other languages use the page's font where it has them.
  const ownHasHan = own?.language === 'ja' || own?.written === HAN;
  const signOf = ({ written, apart = written }: Script) => (ownHasHan ? apart : written);
  const others = new Set(SCRIPTS.filter((script) => script !== own));
  let waiting = false;

  function check(): void {
    waiting = false;
    const text = [...document.body.children].map((part) => (part.localName === 'script' ? '' : part.textContent)).join('\n');
    for (const script of others) {
      if (!signOf(script).test(text)) continue;
      others.delete(script);
      void bring(script, report);
    }
    if (others.size === 0) changes.disconnect();
  }
  const changes = new MutationObserver(() => {
    if (waiting) return;
    waiting = true;
    setTimeout(check, LOOK_AGAIN_MS);
  });
  changes.observe(document.body, { childList: true, characterData: true, subtree: true });
  check();
}
