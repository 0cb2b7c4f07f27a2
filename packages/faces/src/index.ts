/**
 * The faces of scripts for which not every machine has letters. The faces at hand come first: they are there at once, and
 * each of these is some megabytes, of which a page fetches the pieces that it shows.
 */
interface Script {
  /** The languages written in it. */
  languages: string;
  /** Two letters of it that no other of these scripts has. */
  letters: readonly [string, string];
  bring: () => Promise<unknown>;
}

const SCRIPTS: readonly Script[] = [
  { languages: 'ja', letters: ['ね', 'ぷ'], bring: () => import('@fontsource-variable/noto-sans-jp/wght.css') },
  { languages: 'ko', letters: ['글', '꽃'], bring: () => import('@fontsource-variable/noto-sans-kr/wght.css') },
  { languages: 'zh-CN', letters: ['这', '们'], bring: () => import('@fontsource-variable/noto-sans-sc/wght.css') },
  { languages: 'zh-TW', letters: ['這', '們'], bring: () => import('@fontsource-variable/noto-sans-tc/wght.css') },
  { languages: 'th', letters: ['ก', 'ฬ'], bring: () => import('@fontsource-variable/noto-sans-thai-looped/wght.css') },
];

/** Of the square in which a letter is tried, px. */
const SIDE = 24;

/** Whether the machine draws both letters alike, which is how a letter looks that no face has. */
function lacks({ letters }: Script, canvas: CanvasRenderingContext2D): boolean {
  const [one, other] = letters.map((letter) => {
    canvas.clearRect(0, 0, SIDE, SIDE);
    canvas.fillText(letter, 0, SIDE * 0.8);
    return canvas.getImageData(0, 0, SIDE, SIDE).data;
  });
  return one?.every((value, index) => value === other?.[index]) ?? false;
}

function canvasOf(document: Document): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context) context.font = `${SIDE}px sans-serif`;
  return context;
}

/**
 * Brings the faces that this machine lacks: for the page's own language now, for the names of works and people in the
 * other scripts once the page has come to rest.
 * @param locale the page's language, such as ja-JP
 */
export async function bringFaces(locale: string): Promise<void> {
  const isOwn = ({ languages }: Script) => locale === languages || locale.startsWith(`${languages}-`);
  const bring = async (scripts: readonly Script[]) => {
    const canvas = scripts.length > 0 ? canvasOf(document) : null;
    if (canvas) await Promise.all(scripts.filter((script) => lacks(script, canvas)).map((script) => script.bring()));
  };
  await bring(SCRIPTS.filter(isOwn));
  await new Promise((rested) => (globalThis.requestIdleCallback ?? setTimeout)(rested));
  await bring(SCRIPTS.filter((script) => !isOwn(script)));
}
