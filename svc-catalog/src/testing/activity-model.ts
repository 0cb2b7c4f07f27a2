import { ACTIVITY_STATE } from '@meowtale/contracts';

type State = (typeof ACTIVITY_STATE)[keyof typeof ACTIVITY_STATE];
type Command = 'publish' | 'withdraw' | 'reprice' | 'move' | 'lengthen' | 'close';

/** The result of a command: none, or its error code. */
export type ActivityAnswer = string | undefined;

/**
 * What staff may do to a platform-wide promotion in each state (SPEC §4), and the state after it; anything else is rejected. By time a
 * scheduled one becomes active, an active one ends.
 */
const TABLE: Readonly<Record<State, Partial<Record<Command, State>>>> = {
  [ACTIVITY_STATE.draft]: { publish: 1, withdraw: 0, reprice: 0, move: 0, lengthen: 0 },
  [ACTIVITY_STATE.scheduled]: { publish: 1, withdraw: 0, reprice: 1, move: 1, lengthen: 1 },
  [ACTIVITY_STATE.active]: { publish: 2, lengthen: 2, close: 3 },
  [ACTIVITY_STATE.ended]: {},
};

/** A promotion by the hour, as the table has it, independent of the service's code. */
export class ActivityModel {
  hours = 0;
  percent = 20;
  isDraft = true;
  /** Ended early. */
  isClosed = false;
  revision = 1;
  from: number;
  to: number;

  constructor(from: number, to: number) {
    this.from = from;
    this.to = to;
  }

  get state(): State {
    if (this.isDraft) return ACTIVITY_STATE.draft;
    if (this.isClosed) return ACTIVITY_STATE.ended;
    if (this.hours < this.from) return ACTIVITY_STATE.scheduled;
    return this.hours < this.to ? ACTIVITY_STATE.active : ACTIVITY_STATE.ended;
  }

  /** Applies a command by staff who read the newest revision; a draft whose start has passed needs another start first. */
  do(action: Command): ActivityAnswer {
    const to = TABLE[this.state][action];
    const isLate = this.isDraft && action !== 'move' && this.from <= this.hours;
    if (to === undefined || isLate) return 'input/invalid';
    this.revision += 1;
    if (action === 'publish') this.isDraft = false;
    if (action === 'withdraw') this.isDraft = true;
    if (action === 'reprice') this.percent += 1;
    if (action === 'lengthen') this.to += 2;
    if (action === 'close') this.isClosed = true;
    if (action === 'move') {
      const lasts = this.to - this.from;
      this.from = this.hours + 2;
      this.to = this.from + lasts;
    }
    if (this.state !== to) throw new Error(`${action} was to lead to ${to}, and leads to ${this.state}`);
    return undefined;
  }
}

export const ACTIVITY_COMMANDS: readonly Command[] = ['publish', 'withdraw', 'reprice', 'move', 'lengthen', 'close'];
export type ActivityCommand = Command;
