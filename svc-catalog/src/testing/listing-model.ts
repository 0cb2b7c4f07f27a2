import { REVIEW_HELD_HOURS } from '@meowtale/contracts';
import {
  AGENT_STATE,
  AGENT_TRANSITIONS,
  type AgentTransition,
  STATE_TABLE,
  type StateRow,
  type SubmitPart,
  TRANSITIONS,
  type Transition,
} from '@meowtale/contracts/states';

export type Who = 'owner' | 'house' | 'rival' | 'staff' | 'colleague' | 'stranger';
type State = StateRow['state'];
/** The result of a command: none, or its error code. */
export type Answer = string | undefined;

interface Parts {
  page: State;
  package: State;
}

const EMPTY: Parts = { page: 0, package: 0 };

/**
 * A listing by contracts' tables and SPEC §4's rules of who may do what, independent of the service's code. Time is in hours; contents are
 * numbers that change with each save.
 */
export class ListingModel {
  hours = 0;
  parts: Parts = { ...EMPTY };
  withdrawn = false;
  contents = { page: 0, package: 0 };
  /** Preview and release times of the current submission; null while unset. */
  release: { preview: number; at: number } | null = null;
  /** When the listing is or was released; a later version doesn't change it. */
  outAt: number | null = null;
  reviewer: Who | null = null;
  /** When the reviewer took it. */
  takenAt = 0;
  decided: { parts: Parts; contents: { page: number; package: number } } | null = null;
  agent: 0 | 1 | 2 | 3 | 4 | 5 = 0;
  asked: Who | null = null;
  /** What staff did to one of the publishers. */
  houseIs: 'able' | 'no publisher' | 'suspended' = 'able';
  status: 'on' | 'off' = 'on';
  /** The last command's action in the listing's timeline. */
  logged: string | null = null;

  get state(): State {
    const least = Math.min(this.parts.page, this.parts.package);
    return (least < 4 ? least : Math.max(this.parts.page, this.parts.package)) as State;
  }

  get isOut(): boolean {
    return this.outAt !== null && this.outAt <= this.hours;
  }

  /** The table's row of the current state. */
  get row(): StateRow {
    const rows = STATE_TABLE.filter(({ state, times }) => state === this.state && (times === 'any' || times === this.times));
    if (rows.length !== 1) throw new Error(`${rows.length} rows of the table for ${this.state} ${this.times}`);
    return rows[0] as StateRow;
  }

  private get times(): StateRow['times'] {
    if (this.state === 1) return this.withdrawn ? 'withdrawn' : 'new';
    if (!this.release) return 'unset';
    if (this.release.at <= this.hours) return 'out';
    return this.release.preview <= this.hours ? 'preview' : 'ahead';
  }

  private from(action: Transition['action']): Transition | undefined {
    return TRANSITIONS.find((row) => row.action === action && row.from === this.state);
  }

  private log(action: string): undefined {
    this.logged = action;
  }

  /** Replaces a decided or waiting submission by a new one. */
  private renew(): void {
    this.withdrawn = false;
    this.release = null;
    this.reviewer = null;
  }

  /** Makes the parts wait, except one that was approved while the other was refused and hasn't changed. */
  private wait(): void {
    const isUnchanged = (part: SubmitPart) => {
      const { decided } = this;
      if (!decided || !Object.values(decided.parts).includes(5)) return false;
      return decided.parts[part] === 4 && decided.contents[part] === this.contents[part];
    };
    this.parts = { page: isUnchanged('page') ? 4 : 2, package: isUnchanged('package') ? 4 : 2 };
  }

  save(who: Who, part: SubmitPart): Answer {
    if (who !== 'owner') return 'store/not-found';
    const row = this.from('save');
    if (!row) return 'store/submit-state';
    this.contents[part] += 1;
    if (row.how === 'new') this.renew();
    if (row.to === 2) {
      this.wait();
      return this.log('edit');
    }
    this.parts = { page: this.contents.page > 0 ? 1 : 0, package: this.contents.package > 0 ? 1 : 0 };
    return undefined;
  }

  private isNoPublisher(who: Who): boolean {
    return who === 'house' && this.houseIs === 'no publisher';
  }

  private isSuspended(who: Who): boolean {
    return who === 'house' && this.houseIs === 'suspended';
  }

  /** Only the owner, or only the agent, submits and withdraws. */
  private submitter(who: Who): Answer {
    if (this.agent === AGENT_STATE.accepted) {
      if (who === this.asked) return this.isNoPublisher(who) ? 'auth/forbidden' : undefined;
      if (who === 'owner' && this.asked === 'house' && this.houseIs !== 'able') return undefined;
      return who === 'owner' ? 'store/represented-by-agent' : 'store/not-found';
    }
    return who === 'owner' ? undefined : 'store/not-found';
  }

  submit(who: Who): Answer {
    const rejected = this.submitter(who);
    if (rejected) return rejected;
    const row = this.from('submit');
    if (!row) return 'store/submit-state';
    if (this.isSuspended(who)) return 'auth/suspended';
    if (this.contents.page === 0 || this.contents.package === 0) return 'input/store-required-info-empty-error';
    this.renew();
    this.wait();
    return this.log('submit');
  }

  cancel(who: Who): Answer {
    const rejected = this.submitter(who);
    if (rejected) return rejected;
    if (!this.from('cancel')) return 'store/submit-state';
    if (this.isSuspended(who)) return 'auth/suspended';
    this.renew();
    this.withdrawn = true;
    this.parts = { page: 1, package: 1 };
    return this.log('cancel');
  }

  review(who: Who, action: 'take' | 'pass' | 'refuse', part: SubmitPart | null): Answer {
    if (who !== 'staff' && who !== 'colleague') return 'auth/forbidden';
    if (this.state < 2) return 'store/not-found';
    if (action === 'take' && this.state === 3 && this.reviewer !== who && this.hours - this.takenAt >= REVIEW_HELD_HOURS) {
      this.reviewer = who;
      this.takenAt = this.hours;
      return this.log('take');
    }
    if (!this.from(action)) return 'review/state';
    const moved = (part ? [part] : (['page', 'package'] as const)).filter((each) => this.movesFrom(action, this.parts[each]) !== null);
    if (moved.length === 0) return 'review/state';
    if (action !== 'take' && this.reviewer !== who) return 'review/state';
    for (const each of moved) this.parts[each] = this.movesFrom(action, this.parts[each]) as State;
    if (action === 'take') {
      this.reviewer = who;
      this.takenAt = this.hours;
    }
    if (this.state >= 4) this.decided = { parts: { ...this.parts }, contents: { ...this.contents } };
    return this.log(action);
  }

  private movesFrom(action: Transition['action'], from: State): State | null {
    return TRANSITIONS.find((row) => row.action === action && row.from === from)?.to ?? null;
  }

  /** `ahead` has a preview in one hour and a release in two; `queued` is now, without a plan: within the next hour. */
  releaseStore(who: Who, when: 'now' | 'queued' | 'ahead' | 'past'): Answer {
    if (who !== 'owner') return 'store/not-found';
    if (!this.from('release') || this.times === 'out') return 'store/submit-state';
    if (when === 'past' || (when === 'ahead' && this.isOut)) return 'input/invalid';
    const hours = this.isOut ? 0 : { now: 0, queued: 1, ahead: 2 }[when as 'now' | 'queued' | 'ahead'];
    this.release = { preview: this.hours + Math.min(hours, 1), at: this.hours + hours };
    if (!this.isOut) this.outAt = this.release.at;
    return this.log('release');
  }

  setStatus(who: Who, status: 'on' | 'off'): Answer {
    if (who !== 'owner') return 'store/not-found';
    if (!this.isOut) return 'store/submit-state';
    if (this.status === status) return undefined;
    this.status = status;
    return this.log(status);
  }

  private agentTo(action: AgentTransition['action']): AgentTransition['to'] | undefined {
    return AGENT_TRANSITIONS.find((row) => row.action === action && row.from === this.agent)?.to;
  }

  ask(who: Who, action: 'set' | 'invite', publisher: 'house' | 'rival'): Answer {
    if (who !== 'owner') return who === 'house' || who === 'rival' ? 'store/not-found' : 'auth/forbidden';
    if (this.isNoPublisher(publisher) || this.isSuspended(publisher)) return 'input/invalid';
    const to = this.agentTo(action);
    if (to === undefined) return 'store/agent-state';
    if (action === 'invite' && this.contents.page === 0) return 'input/invalid';
    this.agent = to;
    this.asked = publisher;
    return action === 'invite' ? this.log('agent-invite') : undefined;
  }

  answer(who: Who, action: 'take' | 'accept' | 'refuse'): Answer {
    if (who !== this.asked || this.agent < 2) return 'store/not-found';
    if (action !== 'refuse' && this.isNoPublisher(who)) return 'auth/forbidden';
    const to = this.agentTo(action);
    if (to === undefined) return 'store/agent-state';
    if (action === 'accept' && this.isSuspended(who)) return 'auth/suspended';
    this.agent = to;
    return this.log(`agent-${action}`);
  }
}
