/**
 * The faces of scripts for which not every machine has letters. The faces at hand come first: they are there at once, and
 * each of these is some megabytes, of which a page fetches the pieces that it shows.
 */
interface Script {
  /** The language, or all of its kind, that is written in it. */
  language: string;
  /** What a text in it has. */
  written: RegExp;
  /** What a text in it has where the page's own face has Han characters too: some of those that the others' faces lack. */
  apart?: RegExp;
  /** Two of its letters, unlike each other. */
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

/** Of the square in which a letter is tried, px. */
const SIDE = 24;
/** What was written since is looked through this much later, ms. */
const LOOK_AGAIN_MS = 1000;

/** Whether the machine draws both letters alike, which is how a letter looks that no face has. */
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

/** The network has come back, or somebody looks at the page again. */
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

/** Ends what the server's page began where the machine lacks its letters (`HOLD_UNTIL_LETTERS` in the shell). */
function showPage(): void {
  delete document.documentElement.dataset.letters;
}

/**
 * Brings the face of the page's own language where this machine lacks it, and shows the page once its letters are there.
 * @param locale the page's language, such as ja-JP
 * @param report is told when it couldn't be fetched: its letters stay boxes until it is tried again
 */
export async function bringOwnFace(locale: string, report: Report): Promise<void> {
  const own = ownScript(locale);
  if (own) await bring(own, report);
  // Text requests its pieces when it is laid out.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  await document.fonts.ready;
  showPage();
}

/** Brings the faces of other scripts that this machine lacks, when a name of a work or a person in one is on the page. */
export function bringOtherFaces(locale: string, report: Report): void {
  const own = ownScript(locale);
  // Whose own language has Han characters reads those of the others in the own face, as far as it has them.
  const ownHasHan = own?.language === 'ja' || own?.written === HAN;
  const signOf = ({ written, apart = written }: Script) => (ownHasHan ? apart : written);
  const others = new Set(SCRIPTS.filter((script) => script !== own));
  let waiting = false;

  function look(): void {
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
    setTimeout(look, LOOK_AGAIN_MS);
  });
  changes.observe(document.body, { childList: true, characterData: true, subtree: true });
  look();
}
