import { describe, expect, test } from '@jest/globals';
import { play } from '../index.ts';
import { engineOf, fixture } from '../testing/stories.ts';
import { compareShapes, compileInk, compileInkApart, INK_SOURCE_MAX_BYTES, translatedShare } from './compile.ts';

function faultsOf(source: string) {
  const compiled = compileInk(source);
  return compiled.ok ? [] : compiled.faults;
}

describe('compiling ink', () => {
  test('words, knots and endings are counted', () => {
    const shop = compileInk(fixture('the-night-shop'));
    expect(shop.ok && shop.report).toMatchObject({ endings: 4, knots: 6, warnings: [] });
    const boats = compileInk(fixture('paper-boats'));
    expect(boats.ok && boats.report).toMatchObject({ endings: 3, knots: 4 });
  });

  test('each Chinese character counts as a word', () => {
    const compiled = compileInk('屋頂的 water 水溝\n-> END');
    expect(compiled.ok && compiled.report.words).toBe(6);
  });

  test("an unreachable ending doesn't count", () => {
    expect(engineOf('-> a\n== a\nOne.\n-> END\n== b\nTwo.\n-> END').endings).toEqual(['a#1']);
  });

  test('DONE after a list of choices is no ending', () => {
    expect(engineOf('-> a\n== a\n<- options\n-> DONE\n== options\n* Go -> b\n== b\nGone.\n-> END').endings).toEqual(['b#1']);
  });

  test('an error has its line', () => {
    expect(faultsOf('One\nTwo -> nowhere\n')).toMatchObject([{ line: 2, key: 'target', params: { name: 'nowhere' } }]);
    expect(faultsOf('One\nTwo\nThree\n{unclosed\n')).toMatchObject([{ line: 4, key: 'logic' }]);
  });

  test("a warning has its line and doesn't reject the story", () => {
    const compiled = compileInk('-> a\n== a\nNobody ends this.\n* A choice\n  And its end.\n');
    expect(compiled.ok && compiled.report.warnings).toMatchObject([{ line: 5, key: 'end', said: expect.stringContaining('loose end') }]);
  });

  test('INCLUDE is rejected with its line', () => {
    expect(faultsOf('Hello\n  INCLUDE ../../secrets.ink\n')).toMatchObject([
      { line: 2, key: 'include', message: expect.stringContaining('INCLUDE') },
    ]);
  });

  test('a source over 4 MB is rejected', () => {
    expect(faultsOf('a'.repeat(INK_SOURCE_MAX_BYTES + 1))).toMatchObject([
      { line: null, key: 'tooLarge', message: expect.stringContaining('4 MB') },
    ]);
  });

  test('a story that needs an unknown external function is rejected', () => {
    expect(faultsOf('EXTERNAL launch(x)\n~ launch(1)\nHi\n-> END')[0]?.message).toContain('launch');
  });

  test('a story that never stops before its first choice is rejected', () => {
    expect(faultsOf('-> a\n== a\n~ temp x = 1\n-> a')).toHaveLength(1);
    expect(faultsOf('-> a\n== a\nAgain.\n-> a')).toHaveLength(1);
  });

  test('compiling in a thread gives the same for each source, and stops at its CPU time limit', async () => {
    const sources = ['paper-boats', 'the-night-shop'].map(fixture);
    expect(await compileInkApart(sources)).toEqual(sources.map(compileInk));
    const many = await compileInkApart(
      Array.from({ length: 2000 }, () => fixture('the-night-shop')),
      500,
    );
    expect(many.length).toBeLessThan(2000);
    expect(many.at(-1)).toEqual({ ok: false, faults: [{ line: null, key: 'tooLong', message: expect.stringContaining('too long') }] });
  });
});

describe('the shape of a story', () => {
  const shapeOf = (source: string) => {
    const compiled = compileInk(source);
    if (!compiled.ok) throw new Error(JSON.stringify(compiled.faults));
    return compiled;
  };
  const source = fixture('the-night-shop');
  const { report, bundle } = shapeOf(source);

  test('has its places with their choices and endings, whatever the words', () => {
    expect(report.shape.find(({ place }) => place === 'cellar.door')).toEqual({ place: 'cellar.door', choices: 2, endings: 2 });
    const other = shapeOf(source.replaceAll('lantern', '燈').replace('The steps are dry', 'One more line.\nThe steps are dry'));
    expect(other.bundle.shape).toBe(bundle.shape);
    expect(other.bundle.fingerprint).not.toBe(bundle.fingerprint);
  });

  test('shows which place differs', () => {
    const less = shapeOf('-> a\n== a\n* One -> b\n* Two -> b\n== b\n-> END\n').report.shape;
    const more = shapeOf('-> a\n== a\n* One -> b\n* Two -> b\n* Three -> c\n== b\n+ Go on -> c\n== c\n-> END\n').report.shape;
    expect(compareShapes(less, more)).toEqual([
      { place: 'a', expected: { place: 'a', choices: 2, endings: 0 }, found: { place: 'a', choices: 3, endings: 0 } },
      { place: 'b', expected: { place: 'b', choices: 0, endings: 1 }, found: { place: 'b', choices: 1, endings: 0 } },
      { place: 'c', expected: null, found: { place: 'c', choices: 0, endings: 1 } },
    ]);
    expect(compareShapes(less, less)).toEqual([]);
  });
});

describe('the translated share', () => {
  const rootOf = (source: string) => {
    const compiled = compileInk(source);
    if (!compiled.ok) throw new Error(JSON.stringify(compiled.faults));
    return compiled.bundle.ink.root;
  };
  const story = (first: string, second: string, choice: string) => rootOf(`-> a\n== a\n${first}\n${second}\n* ${choice}\n1 2 3\n-> END`);
  const original = story('The fog comes in.', 'A cat waits.', 'Follow her');

  test('is the share of passages with other words', () => {
    expect(translatedShare(original, story('霧來了。', '一隻貓在等。', '跟著牠'))).toBe(1);
    expect(translatedShare(original, story('霧來了。', 'A cat waits.', 'Follow her'))).toBe(0.33);
    expect(translatedShare(original, original)).toBe(0);
  });

  test('is 1 for a story without words', () => {
    expect(translatedShare(rootOf('...\n-> END'), rootOf('...\n-> END'))).toBe(1);
  });
});

describe('a loop without an end', () => {
  test('leaves the run where it was, and another choice still works', () => {
    const engine = engineOf('Start.\n+ [Loop] -> loop\n+ [Leave] -> leave\n== loop\n~ temp x = 1\n-> loop\n== leave\nOut.\n-> END');
    const begun = play(engine, null, { type: 'start', seed: 1 });
    const stuck = play(engine, begun, { type: 'choose', index: 0 });
    expect(stuck).toEqual({ ...begun, fault: 'endless', faultCount: 1 });
    expect(play(engine, stuck, { type: 'choose', index: 1 })).toMatchObject({ fault: null, endings: [{ id: 'leave#1', name: 'Out.' }] });
  });
});
