import type { ProposalFinding } from '@meowtale/contracts/inputs/drama/generation';
import type { JobKind } from '@meowtale/service-kit';
import { graphOf, type Readings, readingsOf } from '@meowtale/story/check';
import { z } from 'zod';
import type { Db } from '../database.ts';
import { baseOf } from './base.ts';
import { type OrderedProviders, providerNamed } from './choose-provider.ts';
import {
  type Claim,
  carriedTo,
  fitsEachRequest,
  knownNodes,
  type Node,
  paragraphNodes,
  passageIn,
  WINDOWS_MAX,
  windowsOf,
} from './consistency-nodes.ts';
import { fitLines } from './fit.ts';
import { ask } from './prompts/build.ts';
import { propose } from './propose.ts';
import type { Answer } from './steps.ts';
import { contextOf, createWriting, materialOf, type Writing } from './writing.ts';

const FINDINGS_MAX = 50;
const WHY_MAX = 500;
/** Maximum of claims from one window, and of a claim's length in UTF-16 units. */
const CLAIMS_MAX = 12;
const CLAIM_MAX = 200;

const WHAT = [
  'Find what contradicts itself: who knows what before they can, who is where, names, and traits that don’t change. Compare each node',
  'of <story> with the others, with <cast> and <entries>, which hold throughout, and with <earlier>, which quotes other parts of the',
  'same story. `leads_to` and `reached_from` name the nodes between which a reader goes: what stands on branches of which a reader',
  'takes but one doesn’t contradict itself. Each finding quotes two passages letter for letter, each with the node that it stands in,',
  'and says why they don’t go together. Where nothing contradicts itself, find nothing.',
  `As \`claims\` quote up to ${CLAIMS_MAX} short passages of <story>, letter for letter, that later parts may contradict: who learns what,`,
  'who goes where or dies, what is said of somebody. The weightiest come first.',
].join(' ');

/** State of a consistency check. */
interface Look {
  writing: Writing;
  readings: Readings;
  /** The names of nodes in prompts by id, and nodes by these names. */
  called: ReadonlyMap<string, string>;
  nodes: ReadonlyMap<string, Node>;
  /** Nodes whose text is sent with each window. */
  told: readonly Node[];
  /** Target of each choice by its id. */
  targets: ReadonlyMap<string, string>;
  claims: Claim[];
  findings: Map<string, ProposalFinding>;
  notCarried: Set<Claim>;
  notQuoted: number;
  apart: number;
}

interface Looked {
  readings: Readings;
  known: readonly Node[];
  paragraphs: readonly Node[];
  told: readonly Node[];
}

function beginLook(writing: Writing, { readings, known, paragraphs, told }: Looked): Look {
  const names = [...known, ...paragraphs].map((node, index) => [node, `n${index + 1}`] as const);
  const called = new Map(names.map(([{ id }, name]) => [id, name]));
  const nodes = new Map(names.map(([node, name]) => [name, node]));
  const targets = new Map(graphOf(writing.bench.story).edges.flatMap(({ choice, to }) => (choice ? [[choice, to] as const] : [])));
  const nothing = { claims: [], findings: new Map(), notCarried: new Set<Claim>(), notQuoted: 0, apart: 0 };
  return { writing, readings, called, nodes, told, targets, ...nothing };
}

function toldOf({ writing, readings, called, targets }: Look, { id, title, texts }: Node): object {
  const { paragraphs, characters } = writing.bench.story;
  const paragraph = paragraphs.get(id);
  const names = (ids: readonly string[]) => ids.flatMap((each) => called.get(each) ?? []);
  const present = (paragraph?.present ?? []).flatMap((each) => characters.get(each)?.name ?? []);
  const learns = (paragraph?.learns ?? []).map(({ who, fact }) => ({ who: characters.get(who)?.name, fact: called.get(fact) }));
  return {
    node: called.get(id),
    title,
    ...(paragraph && { reached_from: names(readings.into(id)), leads_to: names(readings.out(id)) }),
    ...(paragraph?.place && { place: paragraph.place }),
    ...(present.length > 0 && { present }),
    ...(learns.length > 0 && { learns }),
    text: texts.map(({ line, speaker, text }) => {
      const target = targets.get(line ?? '');
      if (target) return { choice: text, leads_to: called.get(target) };
      return speaker ? { speaker, text } : text;
    }),
  };
}

async function lookAt(look: Look, window: readonly Node[], place: number): Promise<void> {
  const { writing, called, nodes, claims } = look;
  const { carried, left } = carriedTo(window, claims, (one, other) => areApart(look, one, other));
  for (const claim of left) look.notCarried.add(claim);
  const earlier = carried.map(({ passage: { node, quote } }) => ({ node: called.get(node), quote }));
  const story = window.map((node) => toldOf(look, node));
  const { language } = writing.bench.story.setting;
  const request = ask('consistency', { ...materialOf(writing, null), called }, { language, what: WHAT, material: { earlier, story } });
  const texts = [...look.told, ...window].map(({ id, texts: paragraphs }) => ({
    id: called.get(id) ?? '',
    text: paragraphs.map(({ text }) => text).join('\n'),
  }));
  const context = contextOf(writing, null, { count: FINDINGS_MAX, texts });
  const answer = await writing.ask(`consistency ${place}`, { kind: 'consistency', ...request, context });
  for (const found of answer.findings) keepFound(look, found);
  const here = new Set(window.map(({ id }) => called.get(id)));
  const shortClaims = answer.claims.filter(({ node, quote }) => here.has(node) && quote.length <= CLAIM_MAX).slice(0, CLAIMS_MAX);
  for (const [rank, claim] of shortClaims.entries()) {
    const passage = passageIn(nodes, claim);
    if (passage) claims.push({ passage, rank });
  }
}

function keepFound(look: Look, { kind, first: one, second: other, why }: Answer<'consistency'>['findings'][number]): void {
  const [first, second] = [passageIn(look.nodes, one), passageIn(look.nodes, other)];
  if (!first || !second) look.notQuoted += 1;
  else if (areApart(look, first.node, second.node)) look.apart += 1;
  else {
    // What is true of the whole story is compared in each window, but reported once.
    const key = JSON.stringify([first, second].map(({ node, quote }) => [node, quote].join(' ')).sort());
    look.findings.set(key, { kind, first, second, why: fitLines(why, WHY_MAX) });
  }
}

/** Returns whether two nodes are paragraphs that no path through the story has both. */
const areApart = ({ writing, readings }: Look, one: string, other: string): boolean => {
  const { paragraphs } = writing.bench.story;
  return paragraphs.has(one) && paragraphs.has(other) && !readings.areTogether(one, other);
};

/** Compares the whole story, or the named paragraphs, in windows. */
export async function checkConsistency(writing: Writing): Promise<ProposalFinding[]> {
  const { story } = writing.bench;
  const readings = readingsOf(story);
  const [known, paragraphs] = [knownNodes(story), paragraphNodes(story, readings, writing.source)];
  // When it doesn't fit into each request, it is checked once in its own windows.
  const isTold = paragraphs.length > 0 && fitsEachRequest(known);
  const windows = [...(isTold ? [] : windowsOf(known)), ...windowsOf(paragraphs)];
  writing.expectSteps(Math.min(windows.length, WINDOWS_MAX));
  const look = beginLook(writing, { readings, known, paragraphs, told: isTold ? known : [] });
  let late = windows.slice(WINDOWS_MAX);
  for (const [place, window] of windows.slice(0, WINDOWS_MAX).entries()) {
    if (place > 0 && writing.isShort()) {
      late = windows.slice(place);
      break;
    }
    await lookAt(look, window, place);
  }
  if (look.notQuoted > 0) writing.note('not-quoted', null, { count: look.notQuoted });
  if (look.apart > 0) writing.note('apart', null, { count: look.apart });
  if (late.length > 0) writing.note('not-looked', late[0]?.[0]?.id ?? null, { count: late.flat().length, max: WINDOWS_MAX });
  if (look.notCarried.size > 0) writing.note('not-compared', null, { count: look.notCarried.size });
  return [...look.findings.values()].slice(0, FINDINGS_MAX);
}

const looking = z.object({ drama: z.uuid(), source: z.array(z.string()), instruction: z.string(), provider: z.string() });

/**
 * Finds contradictions with a model; the findings become a proposal without changes. A long story is checked in at most `WINDOWS_MAX`
 * windows, each with what is true of the whole story and with the model's claims from earlier windows. Notes report what wasn't checked,
 * and claims that didn't fit.
 */
export const consistencyKind = (db: Db, providers: OrderedProviders): JobKind<z.output<typeof looking>> => ({
  name: 'consistency',
  input: looking,
  async run(job) {
    const { source, instruction, provider: name } = job.input;
    const provider = providerNamed(providers.text, name);
    const drama = await baseOf(db, job);
    const writing = createWriting({ db, job, provider, drama, instruction, source });
    const findings = await checkConsistency(writing);
    return propose(job, writing, { use: 'consistency', findings });
  },
});
