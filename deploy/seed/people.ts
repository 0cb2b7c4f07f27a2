import type { HeadName } from './art/heads.ts';

/** The demo people (DESIGN §8). They exist on a local stack only; the password is printed at start. */
export const DEMO_PASSWORD = 'meowtale-demo';

export interface DemoPerson {
  email: string;
  nickname: string;
  brief: string;
  /** The drawing that is their picture; null for people without a picture. */
  head: HeadName | null;
  /** Null for people who haven't chosen a country. */
  country: string | null;
  /** Roles that an operator grants; the person takes `creator` themselves. */
  grants: readonly ('staff' | 'publisher')[];
  creator: boolean;
  /** Coins topped up through the sandbox provider, and silver granted as a promotion. */
  topUpCoins: number;
  silver: number;
}

type Told = Partial<DemoPerson> & Pick<DemoPerson, 'nickname' | 'brief'>;

const faceless = (name: string, rest: Told): DemoPerson => ({
  email: `${name}@meowtale.example`,
  head: null,
  country: 'us',
  grants: [],
  creator: false,
  topUpCoins: 0,
  silver: 0,
  ...rest,
});
const person = (head: HeadName, rest: Told): DemoPerson => ({ ...faceless(head, rest), head });

/** The accounts for signing in. */
export const DEMO_PEOPLE = {
  player: person('player', { nickname: 'tide_reader', brief: 'Reads the last page last.', topUpCoins: 1000, silver: 300 }),
  player2: person('player2', { nickname: 'night_ferry', brief: 'One more chapter.', country: 'tw', topUpCoins: 300, silver: 40 }),
  creator: person('creator', { nickname: 'Lamplight Press', brief: 'Small stories with more than one way out.', creator: true }),
  publisher: person('publisher', { nickname: 'North Yard', brief: 'We bring works to more doors.', creator: true, grants: ['publisher'] }),
  staff: person('staff', { nickname: 'Desk One', brief: 'Reviews with tea.', grants: ['staff'] }),
  staff2: person('staff2', { nickname: 'Desk Two', brief: 'Reviews with coffee.', grants: ['staff'] }),
} as const satisfies Record<string, DemoPerson>;

/** The authors of the demo works. */
export const DEMO_AUTHORS = {
  creator: DEMO_PEOPLE.creator,
  paperboat: person('paperboat', {
    nickname: 'Paperboat Studio',
    brief: 'Three friends, one table, a great deal of string.',
    creator: true,
  }),
  kitsune: person('kitsune', { nickname: 'Kitsune & Daughters', brief: 'Slow romances for people who have met before.', creator: true }),
} as const satisfies Record<string, DemoPerson>;
export type DemoAuthor = keyof typeof DEMO_AUTHORS;

/** Other people who read here. */
export const DEMO_READERS = {
  marrow: person('marrow', { nickname: 'Marrow', brief: 'Always takes the stairs.' }),
  juniper: person('juniper', { nickname: 'juniper_k', brief: 'Here for the cats.' }),
  inkwell: person('inkwell', { nickname: 'Old Inkwell', brief: 'Forty years a proofreader. Sorry.' }),
  tansy: person('tansy', { nickname: 'Tansy Vale', brief: 'Every ending, then the first one again.' }),
  lowtide: person('lowtide', { nickname: 'lowtide', brief: '海邊看書的人。', country: 'tw' }),
  owlish: person('owlish', { nickname: 'Owlish', brief: 'Awake at three, obviously.' }),
  quill: faceless('quill', { nickname: 'quillfeather', brief: 'Reads on the bus, misses the stop.' }),
  mirela: faceless('mirela', { nickname: 'Mirela', brief: 'Liest alles zweimal.', country: 'de' }),
  dorian: faceless('dorian', { nickname: 'Dorian P.', brief: 'Un chapitre, puis le train.', country: 'fr' }),
  yuzu: faceless('yuzu', { nickname: 'ゆず茶', brief: '夜ふかしの読書係。', country: 'jp' }),
  haneul: faceless('haneul', { nickname: '하늘', brief: '결말은 다 봅니다.', country: 'kr' }),
  nok: faceless('nok', { nickname: 'นกฮูก', brief: 'อ่านก่อนนอน แล้วก็ไม่ได้นอน', country: 'th' }),
  thalia: faceless('thalia', { nickname: 'Thalia', brief: 'Só mais um final.', country: 'br' }),
  ember: faceless('ember', { nickname: '小炭', brief: '通勤時看故事。', country: 'tw' }),
} as const satisfies Record<string, DemoPerson>;

export const EVERYBODY = { ...DEMO_PEOPLE, ...DEMO_AUTHORS, ...DEMO_READERS } as const satisfies Record<string, DemoPerson>;
export type PersonName = keyof typeof EVERYBODY;
