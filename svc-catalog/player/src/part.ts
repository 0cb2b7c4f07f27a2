import { PLAY_PART_OPENING, PLAY_PART_PARAMETER } from '@meowtale/contracts/play-bridge';

/** Whether this is the opening of a work that is sold, as the page around it says: its end is no ending. */
export const isOpening = (search: string): boolean => new URLSearchParams(search).get(PLAY_PART_PARAMETER) === PLAY_PART_OPENING;
