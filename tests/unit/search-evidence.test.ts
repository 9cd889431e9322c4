import { allOf, anyOf, collect, type Evidence, isEmpty, noEvidence, zeros } from '../../src/search/evidence';
import { createField, grades, lengthOf, scan, startsIn, valueAt } from '../../src/search/field';
import { createMatcher } from '../../src/search/matcher';
import { readSpelling } from '../../src/search/pinyin';

/** Evidence as numbers of so many digits. */
const rounded = ({ scores, strengths, ...rest }: Evidence) => ({
  ...rest,
  scores: scores.map((score) => Number(score.toFixed(4))),
  strengths: strengths.map((strength) => Number(strength.toFixed(4))),
});

describe('a field', () => {
  test('has the texts of all pages, folded, and knows where each begins', () => {
    expect(createField(6, 'name', ['GPU 云', '', 'Mesh'])).toEqual({
      weight: 6,
      sort: 'name',
      folded: 'gpu云\n\nmesh',
      starts: [0, 5, 6, 11],
      pages: [0, 1, 2],
      sections: [-1, -1, -1],
    });
  });
  test('of sections has a text for each section', () => {
    expect(createField(1, 'text', ['a\tb', '', 'c'], true)).toMatchObject({
      folded: 'a b\n\nc'.replace(' ', '\n'),
      starts: [0, 2, 4, 5, 7],
      pages: [0, 0, 1, 2],
      sections: [0, 1, 0, 0],
    });
  });
  test('that has no sections keeps a tab as a space', () => {
    expect(createField(1, 'heading', ['a\tb'])).toMatchObject({ folded: 'a b', pages: [0], sections: [-1] });
  });
  test('knows how long its texts are', () => {
    const field = createField(1, 'name', ['abc', '', 'de']);
    expect([0, 1, 2].map((text) => lengthOf(field, text))).toEqual([3, 0, 2]);
    expect(startsIn('')).toEqual([0, 1]);
  });
  test('a number beyond a list is none', () => {
    expect([valueAt([3], 0), valueAt([3], 1), valueAt([3], -1)]).toEqual([3, 0, 0]);
  });
});

describe('a word is found', () => {
  /** What is found in texts, as their numbers with grades. */
  function found(texts: string[], word: string, latin = true, least = 0): [number, number][] {
    const hits: [number, number][] = [];
    scan(createField(1, 'text', texts), word, latin, least, (text, grade) => hits.push([text, grade]));
    return hits;
  }
  test.each(['', 's', 'es', 'ed', 'd', 'ing', 'e', 'ies', 'y'])('as a whole with the ending “%s”', (ending) => {
    expect(found([`x mesh${ending} x`], 'mesh')).toEqual([[0, grades.whole]]);
  });
  test.each(['work', 'ings', 'er', '2', 'sé', 'x'])('as the beginning of one with “%s” behind', (ending) => {
    expect(found([`x mesh${ending} x`], 'mesh')).toEqual([[0, grades.prefix]]);
  });
  test.each(['beyondmesh', '2mesh', 'émesh'])('within %s', (text) => {
    expect(found([text], 'mesh')).toEqual([[0, grades.within]]);
  });
  test('beside Chinese and signs as a whole', () => {
    expect(found(['云mesh云', '(mesh)'], 'mesh')).toEqual([
      [0, grades.whole],
      [1, grades.whole],
    ]);
  });
  test('in each text as often as it is there', () => {
    expect(found(['', 'mesh mesh', 'x', 'a mesh', 'mesh'], 'mesh')).toEqual([
      [1, grades.whole],
      [1, grades.whole],
      [3, grades.whole],
      [4, grades.whole],
    ]);
  });
  test('not with a lower grade than is wanted', () => {
    const texts = ['mesh', 'meshwork', 'beyondmesh'];
    expect(found(texts, 'mesh', true, grades.within)).toHaveLength(3);
    expect(found(texts, 'mesh', true, grades.prefix).map(([text]) => text)).toEqual([0, 1]);
    expect(found(texts, 'mesh', true, grades.whole).map(([text]) => text)).toEqual([0]);
  });
  test('in Chinese anywhere, always as a whole', () => {
    expect(found(['企业级容器云'], '容器', false, grades.whole)).toEqual([[0, grades.whole]]);
  });
});

describe('what one word finds', () => {
  const names = createField(6, 'name', ['mesh', 'meshwork', '']);
  const headings = createField(2, 'heading', ['a mesh', '', 'mesh']);
  const sections = createField(1, 'text', ['mesh mesh mesh\tmesh', 'no\tmesh', ''], true);

  test('in a name counts the more, the more of it the word covers', () => {
    expect(rounded(collect([names], 3, 'mesh', true, 0))).toEqual({
      scores: [6, 2.88, 0],
      named: [1, 1, 0],
      stated: [1, 1, 0],
      sections: [-1, -1, -1],
      strengths: [0, 0, 0],
      words: ['mesh'],
    });
  });
  test('in a heading counts as it is found', () => {
    expect(rounded(collect([headings], 3, 'mesh', true, 0))).toMatchObject({
      scores: [2, 0, 2],
      named: [0, 0, 0],
      stated: [1, 0, 1],
    });
  });
  test('in a name twice counts once, as the better of both', () => {
    expect(collect([createField(6, 'name', ['meshx mesh meshx'])], 1, 'mesh', true, 0).scores[0]).toBeCloseTo(
      6 * (0.6 + 0.4 * 0.25),
    );
  });
  test('in texts counts the more, the oftener it is found, and is only a mention', () => {
    expect(rounded(collect([sections], 3, 'mesh', true, 0))).toEqual({
      scores: [Number(Math.log2(5).toFixed(4)), 1, 0],
      named: [0, 0, 0],
      stated: [0, 0, 0],
      sections: [0, 1, -1],
      strengths: [1.5, 1, 0],
      words: ['mesh'],
    });
  });
  test('in several fields is added up', () => {
    expect(rounded(collect([names, headings, sections], 3, 'mesh', true, 0)).scores).toEqual([
      Number((8 + Math.log2(5)).toFixed(4)),
      3.88,
      2,
    ]);
  });
  test('the section is the one that has it in the weightiest field', () => {
    const heads = createField(2.5, 'heading', ['x\tmesh\tmeshes'], true);
    const texts = createField(1, 'text', ['mesh mesh\tx\tmesh'], true);
    expect(rounded(collect([heads, texts], 1, 'mesh', true, 0))).toMatchObject({ sections: [1], strengths: [2.5] });
    expect(rounded(collect([texts, heads], 1, 'mesh', true, 0))).toMatchObject({ sections: [1], strengths: [2.5] });
  });
  test('a section is stronger with a weighty match and a light one', () => {
    const heads = createField(2.5, 'heading', ['x\tmesh'], true);
    const texts = createField(1, 'text', ['x\tmesh'], true);
    expect(rounded(collect([heads, texts], 1, 'mesh', true, 0))).toMatchObject({ sections: [1], strengths: [2.75] });
  });
  test('nothing is nothing', () => {
    const evidence = collect([names], 3, 'istio', true, 0);
    expect(isEmpty(evidence)).toBe(true);
    expect(isEmpty(collect([names], 3, 'mesh', true, 0))).toBe(false);
    expect(noEvidence(2)).toEqual({
      scores: [0, 0],
      named: [0, 0],
      stated: [0, 0],
      sections: [-1, -1],
      strengths: [0, 0],
      words: [],
    });
    expect(zeros(2)).toEqual([0, 0]);
  });
});

describe('evidence together', () => {
  const one: Evidence = {
    scores: [4, 2, 0],
    named: [1, 0, 0],
    stated: [1, 1, 0],
    sections: [0, 2, -1],
    strengths: [1, 2, 0],
    words: ['a'],
  };
  const two: Evidence = {
    scores: [2, 0, 6],
    named: [1, 0, 1],
    stated: [0, 0, 1],
    sections: [1, -1, 0],
    strengths: [3, 0, 1],
    words: ['b', 'a'],
  };

  test('all of it: pages that have everything, with the mean of their scores and the strongest section', () => {
    expect(allOf(3, [one, two], 1)).toEqual({
      scores: [3, 0, 0],
      named: [1, 0, 0],
      stated: [0, 0, 0],
      sections: [1, -1, -1],
      strengths: [3, 0, 0],
      words: ['a', 'b', 'a'],
    });
    expect(allOf(3, [one, one], 0.5).scores).toEqual([2, 1, 0]);
    expect(allOf(3, [two, one], 1).sections).toEqual([1, -1, -1]);
    expect(allOf(3, [one, { ...one, named: [0, 0, 0], stated: [1, 0, 0] }], 1)).toMatchObject({
      named: [0, 0, 0],
      stated: [1, 0, 0],
    });
    expect(isEmpty(allOf(3, [], 1))).toBe(true);
  });
  test('a page without the last of it has not all', () => {
    expect(
      allOf(
        1,
        [
          { ...one, scores: [1] },
          { ...two, scores: [0] },
        ],
        1,
      ).scores,
    ).toEqual([0]);
  });
  test('any of it: the best of the scores, each by its worth', () => {
    expect(anyOf(3, [one, two], [1, 0.5])).toEqual({
      scores: [4, 2, 3],
      named: [1, 0, 1],
      stated: [1, 1, 1],
      sections: [1, 2, 0],
      strengths: [3, 2, 1],
      words: ['a', 'b'],
    });
    expect(anyOf(3, [one, two], [0.1]).scores).toEqual([2, 0.2, 6]);
  });
  test('words that find nothing are not marked', () => {
    expect(anyOf(3, [one, { ...noEvidence(3), words: ['c'] }], [1, 1]).words).toEqual(['a']);
  });
});

describe('a term', () => {
  const noStopWords = new Set<string>();
  const matcher = (
    names: string[],
    texts: string[] = names.map(() => ''),
    stopWords = noStopWords,
    syllables: string[] = [],
  ) =>
    createMatcher(
      [createField(1, 'heading', names)],
      [createField(1, 'text', texts, true)],
      syllables.map(readSpelling),
      stopWords,
    );
  const term = (typed: string, others: string[] = [], isWritten = true) => ({
    typed,
    others,
    isWritten,
    isOptional: false,
  });
  /** Scores by page. */
  const scores = (made: ReturnType<typeof matcher>, ...asked: Parameters<typeof term>) =>
    made.match(term(...asked)).scores.map((score) => Number(score.toFixed(3)));

  test('without pages finds nothing', () => {
    expect(createMatcher([], [], [], noStopWords).match(term('mesh')).scores).toEqual([]);
  });

  test('an abbreviation is a whole word', () => {
    expect(scores(matcher(['ace', 'acer', 'placement']), 'ace')).toEqual([1, 0, 0]);
  });
  test('or else the beginning of one, never a part', () => {
    expect(scores(matcher(['x', 'acer', 'placement']), 'ace')).toEqual([0, 0.6, 0]);
    expect(scores(matcher(['placement']), 'ace')).toEqual([0]);
  });
  test('a word of four or five letters begins one', () => {
    expect(scores(matcher(['mesh', 'meshwork', 'beyondmesh']), 'mesh')).toEqual([1, 0.6, 0]);
    expect(scores(matcher(['x', 'meshwork', 'beyondmesh']), 'mesh')).toEqual([0, 0.6, 0]);
  });
  test('or else stands within one', () => {
    expect(scores(matcher(['x', 'beyondmesh']), 'mesh')).toEqual([0, 0.3]);
    expect(scores(matcher(['x', 'bigmeshy']), 'meshy')).toEqual([0, 0.3]);
  });
  test('a longer one stands anywhere', () => {
    expect(scores(matcher(['gateway', 'beyondgateway']), 'gateway')).toEqual([1, 0.3]);
    expect(scores(matcher(['router', 'xrouter']), 'router')).toEqual([1, 0.3]);
  });
  test('the texts of sections add to what is found', () => {
    expect(scores(matcher(['mesh', 'x'], ['mesh', 'mesh\tmesh']), 'mesh')).toEqual([2, 1.585]);
  });
  test('but not what stands within a word there', () => {
    expect(scores(matcher(['gateway', 'x'], ['', 'xgateway']), 'gateway')).toEqual([1, 0]);
    expect(scores(matcher(['gateway', 'x'], ['', 'gatewayworks']), 'gateway')).toEqual([1, 0.678]);
    expect(scores(matcher(['ace', 'x'], ['', 'acer']), 'ace')).toEqual([1, 0]);
  });
  test('a single letter is looked for in names only', () => {
    expect(scores(matcher(['c', 'x'], ['c', 'c']), 'c')).toEqual([1, 0]);
    expect(scores(matcher(['y', 'x'], ['c', 'c']), 'c')).toEqual([0, 0]);
  });
  test('a stronger section of the texts is the one that answers', () => {
    const strong = [createField(6, 'name', ['x']), createField(1, 'heading', ['mesh\tx'], true)];
    const made = (texts: string) =>
      createMatcher(strong, [createField(1, 'text', [texts], true)], [], noStopWords).match(term('mesh'));
    expect(made('x\tmesh mesh')).toMatchObject({ sections: [1], strengths: [1.25] });
    expect(made('x\tmesh')).toMatchObject({ sections: [0], strengths: [1] });
  });
  test('its forms are found', () => {
    expect(scores(matcher(['microservice', 'microservices']), 'microservices')).toEqual([1, 1]);
    expect(matcher(['microservice']).match(term('microservices')).words).toEqual(['microservic']);
  });
  test('what is written as two words is found as one', () => {
    expect(scores(matcher(['x', 'white paper']), 'whitepaper')).toEqual([0, 1]);
    expect(scores(matcher(['x', 'up time']), 'uptime')).toEqual([0, 1]);
    expect(scores(matcher(['x', 'op ens']), 'opens')).toEqual([0, 0]);
  });
  test('a name in pinyin', () => {
    const made = matcher(['容器云', 'x'], ['', ''], noStopWords, ['rong qi yun', '']);
    expect(made.match(term('rongqi'))).toMatchObject({ scores: [8, 0], named: [1, 0], stated: [1, 0] });
    expect(scores(made, 'rq')).toEqual([8, 0]);
    expect(scores(matcher(['rongqi', '容器云'], ['', ''], noStopWords, ['', 'rong qi yun']), 'rongqi')).toEqual([1, 0]);
  });
  test('only in texts: a mention', () => {
    expect(scores(matcher(['x', 'y'], ['mesh', 'meshwork']), 'mesh')).toEqual([1, 0.678]);
    expect(scores(matcher(['x', 'y'], ['ace', 'acer']), 'ace')).toEqual([1, 0]);
    expect(scores(matcher(['x'], ['beyondmesh']), 'mesh')).toEqual([0]);
  });

  test('a Chinese character is looked for in names only', () => {
    expect(scores(matcher(['云', 'x'], ['', '云']), '云')).toEqual([1, 0]);
  });
  test('a word of two everywhere, in one piece', () => {
    expect(scores(matcher(['容器', '器容'], ['', '容器']), '容器')).toEqual([1, 1]);
    expect(scores(matcher(['容 器']), '容器')).toEqual([0]);
  });
  test('a longer one also in the longest pieces that names know', () => {
    expect(scores(matcher(['集群', '升级集群']), '集群升级')).toEqual([0, 0.7]);
    expect(scores(matcher(['容器云 平台', '容器']), '容器云平台')).toEqual([0.7, 0]);
  });
  test('with texts only where none has it in one piece', () => {
    expect(scores(matcher(['升级', '集群', 'x'], ['集群', 'x', 'x']), '集群升级')).toEqual([0.7, 0, 0]);
    expect(scores(matcher(['升级', '集群', '集群升级'], ['集群', 'x', 'x']), '集群升级')).toEqual([0, 0, 1]);
  });
  test('words that put the question are no pieces', () => {
    expect(scores(matcher(['升级集群', 'x']), '集群怎么升级')).toEqual([0, 0]);
    expect(scores(matcher(['升级集群', 'x'], ['', ''], new Set(['怎么'])), '集群怎么升级')).toEqual([0.7, 0]);
    expect(scores(matcher(['升级', 'x'], ['', ''], new Set(['怎么'])), '怎么升级')).toEqual([0.7, 0]);
  });
  test('a word of only such has no pieces', () => {
    expect(scores(matcher(['x'], [''], new Set(['怎么'])), '怎么怎么')).toEqual([0]);
  });
  test('pieces are none where something in between is unknown', () => {
    expect(scores(matcher(['集群', '升级', '集群 升级']), '集群或升级')).toEqual([0, 0, 0]);
  });
  test('pairs of an even word, which count less', () => {
    expect(scores(matcher(['集群', '升级集群', '集群升级']), '集群升级')).toEqual([0, 0.4, 1]);
    // 集群升 is the longest piece, so that 级 would be left.
    expect(scores(matcher(['升级集群', '集群升']), '集群升级')).toEqual([0.4, 0]);
    expect(scores(matcher(['云升级集群', '集群升']), '集群升级云')).toEqual([0, 0]);
  });

  test('other words for it count less than what was typed', () => {
    expect(scores(matcher(['k8s', 'kubernetes', 'x']), 'k8s', ['kubernetes'])).toEqual([1, 0.8, 0]);
  });
  test('what no page writes is not looked for, though other words for it are', () => {
    expect(scores(matcher(['nexus', 'artifactory']), 'nexus', ['artifactory'], false)).toEqual([0, 0.8]);
  });
  test('the words of a phrase count half apart from each other', () => {
    expect(scores(matcher(['white paper', 'paper that is white', 'paper']), 'white paper', ['x'])).toEqual([1, 0.5, 0]);
  });
  test('a synonym is looked for as it is written', () => {
    expect(matcher(['services']).match(term('service', ['x'])).words).toEqual(['service']);
    expect(scores(matcher(['servicing']), 'service', ['x'])).toEqual([0]);
  });

  test('is looked for once, of a hundred', () => {
    const made = matcher(['mesh']);
    const evidence = made.match(term('mesh'));
    expect(made.match(term('mesh'))).toBe(evidence);
    for (let word = 0; word < 99; word += 1) made.match(term(`word${word}`));
    expect(made.match(term('mesh'))).toBe(evidence);
    made.match(term('another'));
    expect(made.match(term('mesh'))).not.toBe(evidence);
  });
});
