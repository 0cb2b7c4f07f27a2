/** The demo people (DESIGN §8). They exist on a local stack only; the password is printed at start. */
export const DEMO_PASSWORD = 'meowtale-demo';

export interface DemoPerson {
  email: string;
  nickname: string;
  brief: string;
  country: string;
  /** Roles an operator gives; `creator` is taken by the person. */
  grants: readonly ('staff' | 'publisher')[];
  creator: boolean;
  /** Coins topped up through the sandbox provider, and silver granted as a promotion. */
  topUpCoins: number;
  silver: number;
}

const person = (name: string, rest: Partial<DemoPerson> & Pick<DemoPerson, 'nickname' | 'brief'>): DemoPerson => ({
  email: `${name}@meowtale.example`,
  country: 'us',
  grants: [],
  creator: false,
  topUpCoins: 0,
  silver: 0,
  ...rest,
});

export const DEMO_PEOPLE = {
  player: person('player', { nickname: 'tide_reader', brief: 'Reads the last page last.', topUpCoins: 1000, silver: 300 }),
  player2: person('player2', { nickname: 'night_ferry', brief: 'One more chapter.', country: 'tw', topUpCoins: 300, silver: 40 }),
  creator: person('creator', { nickname: 'Lamplight Press', brief: 'Small stories with more than one way out.', creator: true }),
  publisher: person('publisher', { nickname: 'North Yard', brief: 'We bring works to more doors.', creator: true, grants: ['publisher'] }),
  staff: person('staff', { nickname: 'Desk One', brief: 'Reviews with tea.', grants: ['staff'] }),
  staff2: person('staff2', { nickname: 'Desk Two', brief: 'Reviews with coffee.', grants: ['staff'] }),
} as const satisfies Record<string, DemoPerson>;
