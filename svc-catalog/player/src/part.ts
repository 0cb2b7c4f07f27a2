import { PLAY_PART_OPENING, PLAY_PART_PARAMETER } from '@meowtale/contracts/play-bridge';

/** Returns whether this is the opening of a work on sale, as set by the framing page: its end is no ending. */
export const isOpening = (search: string): boolean => new URLSearchParams(search).get(PLAY_PART_PARAMETER) === PLAY_PART_OPENING;
