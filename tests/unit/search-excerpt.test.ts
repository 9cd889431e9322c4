import fc from 'fast-check';
import { excerpt, has, mark, type Segment } from '../../src/search/excerpt';
import { fold } from '../../src/search/fold';

/** Segments as one text, what is marked in brackets. */
const shown = (segments: readonly Segment[]) =>
  segments.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');

describe('what was asked for is marked', () => {
  test.each([
    ['a Chinese word wherever it stands', '企业级容器云', ['容器'], '企业级[容器]云'],
    ['each time', '容器与容器', ['容器'], '[容器]与[容器]'],
    ['as it is written', '切分 GPU 与 NPU', ['切分gpu'], '[切分 GPU] 与 NPU'],
    ['with the rest of an English word', 'Microservices here', ['microservic'], '[Microservices] here'],
    ['but only four letters of it', 'meshworking', ['mesh'], '[meshwork]ing'],
    ['a short word only where a word begins', 'placement ace', ['ace'], 'placement [ace]'],
    ['a longer one also within', 'BeyondMesh', ['mesh'], 'Beyond[Mesh]'],
    ['matches that touch are one', '容器云平台', ['容器', '云平'], '[容器云平]台'],
    ['those that overlap, too', '容器云平台', ['器云平', '容器云'], '[容器云平]台'],
    ['one within another changes nothing', '容器云平台', ['容器云平', '器'], '[容器云平]台'],
    ['in the order of the text', 'b 与 a', ['a', 'b'], '[b] 与 [a]'],
    ['at the end', '上云', ['云'], '上[云]'],
    ['an empty word marks nothing', '上云', [''], '上云'],
    ['no word, too', '上云', [], '上云'],
    ['no text', '', ['云'], ''],
    ['the space behind is not marked', 'GPU 池', ['gpu'], '[GPU] 池'],
  ])('%s', (_, text, words, expected) => {
    expect(shown(mark(text, words))).toBe(expected);
    expect(has(text, words)).toBe(expected.includes('['));
  });

  test('marking a text changes none of its letters', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 80 }),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4 }),
        (text, word) => {
          const words = [fold(word)];
          const whole = (segments: readonly Segment[]) => segments.map((segment) => segment.text).join('');
          expect(whole(mark(text, words))).toBe(text);
          expect(text).toContain(whole(excerpt(text, words)).replace(/^…|…$/g, ''));
        },
      ),
    );
  });
});

describe('an excerpt', () => {
  const many = (text: string, times: number) => text.repeat(times);
  test('of a short text is the text', () => {
    expect(shown(excerpt('容器云上手', ['上手']))).toBe('容器云[上手]');
    expect(excerpt('', ['云'])).toEqual([]);
  });
  test('without a match is the beginning: 110 Chinese characters, or twice as many others', () => {
    expect(shown(excerpt(many('云', 300), ['容器']))).toBe(`${many('云', 110)}…`);
    expect(shown(excerpt(many('1', 300), ['容器']))).toBe(`${many('1', 220)}…`);
    expect(shown(excerpt(many('云', 110), ['容器']))).toBe(many('云', 110));
  });
  test('begins 24 characters before the match', () => {
    expect(shown(excerpt(`${many('云', 60)}容器`, ['容器']))).toBe(`…${many('云', 24)}[容器]`);
    expect(shown(excerpt(`${many('1', 90)}容器`, ['容器']))).toBe(`…${many('1', 48)}[容器]`);
    expect(shown(excerpt(`${many('云', 24)}容器`, ['容器']))).toBe(`${many('云', 24)}[容器]`);
  });
  test.each([
    ['a Chinese sentence', `${many('云', 60)}。这里说到容器`, '…这里说到[容器]'],
    ['an English one', `${many('1', 90)}. Some more containers`, '…Some more [containers]'],
    ['a question', `${many('1', 90)}? Containers`, '…[Containers]'],
    ['a word, if no sentence begins', `${many('1', 90)} with containers`, '…with [containers]'],
    ['the sentence, though a word begins before it', `${many('1', 90)} x. Our containers`, '…Our [containers]'],
  ])('begins where %s begins', (_, text, expected) => {
    expect(shown(excerpt(text, ['容器', 'container']))).toBe(expected);
  });
  test('does not begin anew behind a full stop within a word', () => {
    expect(shown(excerpt(`${many('1', 90)}1.34容器`, ['容器']))).toBe(`…${many('1', 45)}.34[容器]`);
  });
  test('ends with a whole English word', () => {
    const text = `${many('a', 210)} bcd efghijklmnop`;
    expect(shown(excerpt(text, ['容器']))).toBe(`${many('a', 210)} bcd…`);
    expect(shown(excerpt(`${many('a', 210)} bcdefghijklmnop`, ['容器']))).toBe(`${many('a', 210)}…`);
    expect(shown(excerpt(`${many('a', 200)} bcdefghijklmnopqrstuvwxyz`, ['容器']))).toBe(
      `${many('a', 200)} bcdefghijklmnopqrst…`,
    );
  });
  test('is cut anywhere before what is no English letter', () => {
    expect(shown(excerpt(`${many('a', 214)} bcde 1`, ['容器']))).toBe(`${many('a', 214)} bcde …`);
  });
  test('is about its first match, however late it comes', () => {
    const text = `${many('前面的一句话。', 80)}这里说到制品库的迁移。${many('后面的一句话。', 80)}`;
    const segments = excerpt(text, ['制品库']);
    expect(segments.find(({ marked }) => marked)?.text).toBe('制品库');
    expect(shown(segments)).toMatch(/^…前面的一句话。.*话。.*…$/);
    expect(shown(segments).length).toBeLessThan(160);
  });
});
