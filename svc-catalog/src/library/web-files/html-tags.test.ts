import { describe, expect, test } from '@jest/globals';
import { expectLinearTime } from '../../testing/cost.ts';
import { withBridge } from '../apps/model.ts';
import { headOf, tagsIn } from './html-tags.ts';

const WANTED = new Set(['src', 'class']);
const read = (html: string) =>
  [...tagsIn(html, WANTED)].map(({ name, attributes, content }) => [name, Object.fromEntries(attributes), content] as const);
const srcs = (html: string) => [...tagsIn(html, WANTED)].flatMap(({ attributes }) => attributes.get('src') ?? []);

test('a tag and its attributes are read in any notation', () => {
  expect(read(`<IMG SRC=a.png CLASS = 'x y' alt><img\nsrc="b>c.png"/><i class="1" class="2">`)).toEqual([
    ['img', { src: 'a.png', class: 'x y' }, ''],
    ['img', { src: 'b>c.png' }, ''],
    ['i', { class: '1' }, ''],
  ]);
  expect(srcs('<img data-src=no.png =src=no.png src = a.png/x><img src><img src=>')).toEqual(['a.png/x', '', '']);
});

test.each([
  ['in a comment', '<!-- <img src=no> --><img src=a>'],
  ['in a comment that ends with its mark', '<!-- <img src=no> --!><img src=a>'],
  ['behind comments that are over at once', '<!--><img src=a><!--->'],
  ['in a script or a style, in any case', '<img src=a><SCRIPT>"<img src=no></scripty>"</Script ><style><img src=no></STYLE>'],
  ['in a title or a text of several lines', '<title><img src=no></title><textarea><img src=no></textarea><img src=a>'],
  ['in text that parsers treat as a comment', '<![CDATA[<img src=no>]]><?php <img src=no> ?></ <img src=no><img src=a>'],
  ['in an attribute', '<p title="<img src=no>"><img src=a></p title="<img src=no>">'],
  ['behind a comment that never ends', '<img src=a><!-- <img src=no>'],
  ['behind a quote that never ends', '<img src=a><p title="><img src=no>'],
  ['which never ends itself', '<img src=a> 1 < 2 <img src=no'],
])('no tag is found %s', (_where, html) => expect(srcs(html)).toEqual(['a']));

test('a script’s content ends with its end tag, or with the page', () => {
  expect(read('<script src=a>1 < 2</script>x<style>b{}')).toEqual([
    ['script', { src: 'a' }, '1 < 2'],
    ['style', {}, 'b{}'],
  ]);
});

test.each([
  ['<!doctype html><html lang="a>b"><head>', '<title>'],
  ['\u00ef\u00bb\u00bf<!-- <head> --><?xml version="1.0"?><HTML>\n<Head\tid=x>', '<script>1</script>'],
  ['<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN">', '\n<!-- x --><header>'],
  ['<html>', '<script>1</script><head>'],
  ['\u00ef\u00bb\u00bf', 'Hello <head>'],
  ['<html>', '<head'],
  ['', '<script>"<head>"</script>'],
])('the content of a page begins after %j', (before, own) => expect(headOf(before + own)).toBe(before.length));

describe('a page takes no longer than another of its length,', () => {
  const length = 256 * 1024;
  test.each(['<head ', '<!--', '<!-- ', '<!', '<script>', '<style x>', '<a b="', '</a ', '<a =', '<a/', '<', '<html>'])(
    'of many %s',
    (part) => {
      const slow = part.repeat(length / part.length);
      const plain = '<p class="a">One more word.</p>\n';
      expectLinearTime(read, { slow, plain });
      expectLinearTime((text) => withBridge(Buffer.from(text)), { slow, plain });
    },
  );
});
