import fc from 'fast-check';
import { checkRules, endedVersions } from '../../../src/content/compatibility/check';
import { meets } from '../../../src/content/compatibility/facts';
import { judge } from '../../../src/content/compatibility/rules';
import type { Rule } from '../../../src/content/compatibility/schema';
import type { Content } from '../../../src/content/content';
import { content } from '../../fixtures/site';
import { anyCase, anyRule, check, groups, versions } from './any-case';

/* The engine of compatibility, on products and rules that nobody wrote. */

const ranks = { yes: 2, unverified: 1, no: 0 };

test('without a version of Kubernetes, the verdict is the best of those on each version', () => {
  check(({ product, facts, combination }) => {
    const release = product.releases.find(({ version }) => version === combination.release);
    const range = (release ?? product.releases[0])?.kubernetes;
    if (!range) return;

    const verdicts = versions
      .filter((version) => range[0] <= version && version <= range[1])
      .map((kubernetes) => ({
        kubernetes,
        ...judge(product, { ...combination, kubernetes }, facts),
      }));
    const verdict = judge(product, { ...combination, kubernetes: '' }, facts);

    expect(ranks[verdict.state]).toBe(Math.max(...verdicts.map(({ state }) => ranks[state])));
    expect(verdict.versions).toEqual(
      verdicts.filter(({ state }) => state === 'yes').map(({ kubernetes }) => kubernetes),
    );
  });
});

test('another rule that refuses never improves a verdict, and a remark never changes one', () => {
  fc.assert(
    fc.property(anyCase, anyRule, ({ product, facts, combination }, rule) => {
      const stricterProduct = { ...product, rules: [...product.rules, facts.rules.length] };
      const moreFacts = { ...facts, rules: [...facts.rules, rule] };
      const before = judge(product, combination, facts).state;
      const after = judge(stricterProduct, combination, moreFacts).state;

      if (rule.isRemark) expect(after).toBe(before);
      else expect(ranks[after]).toBeLessThanOrEqual(ranks[before]);
    }),
    { numRuns: 500 },
  );
});

test('one more condition never improves a verdict', () => {
  check(({ product, facts, combination }) => {
    const judgement = judge(product, combination, facts);
    for (const dropped of combination.platforms) {
      const remainingPlatforms = combination.platforms.filter((id) => id !== dropped);
      const { state } = judge(product, { ...combination, platforms: remainingPlatforms }, facts);

      expect(ranks[judgement.state]).toBeLessThanOrEqual(ranks[state]);
    }
  });
});

test('the order of platforms and of rules changes no verdict', () => {
  check(({ product, facts, combination }) => {
    const reversedCombination = {
      ...combination,
      platforms: [...combination.platforms].reverse(),
    };
    const reversedProduct = { ...product, rules: [...product.rules].reverse() };

    expect(judge(reversedProduct, reversedCombination, facts).state).toBe(
      judge(product, combination, facts).state,
    );
  });
});

test('a yes has no reason against it, any other verdict has one', () => {
  check(({ product, facts, combination }) => {
    const { state, reasons, versions: supported } = judge(product, combination, facts);
    if (combination.kubernetes !== '')
      expect(reasons.length === 0 && supported[0] === combination.kubernetes).toBe(state === 'yes');
    else if (state !== 'yes') expect(reasons).not.toEqual([]);
  });
});

test('a platform that a product does not list is never a yes, except in a group that it does without', () => {
  check(({ product, facts, combination }) => {
    const isListed = ({ id }: { id: string }) => id in product.platforms;
    const isAsked = ({ id }: { id: string }) => combination.platforms.includes(id);

    const hasUnlisted = groups.some(({ isOptional, columns }) => {
      const isUnneeded = isOptional && !columns.some(isListed);
      return !isUnneeded && columns.some((platform) => isAsked(platform) && !isListed(platform));
    });

    if (hasUnlisted) expect(judge(product, combination, facts).state).not.toBe('yes');
  });
});

describe('the content check', () => {
  const id = 'product/BCC';
  const facts = content.facts.get(id);
  if (!facts) throw new Error(`The small site has no ${id}`);

  const because = { zh: '因为', en: 'because' };
  const bounds = ['<', '<=', '>', '>='].flatMap((sign) =>
    Object.keys(content.kubernetes.versions).map((version) => sign + version),
  );

  const anyRuleOfData: fc.Arbitrary<Rule> = fc.record({
    when: fc.record(
      {
        platform: fc.constantFrom(...Object.keys(facts.platforms)),
        kernel: fc.constantFrom('<5.8', '>=4.19', '<7.0'),
        kubernetes: fc.constantFrom(...bounds),
      },
      { requiredKeys: [] },
    ),
    kubernetes: fc.constantFrom(...bounds),
    because: fc.constant(because),
  });

  /** What the check says of platforms for which rules refuse every version. */
  const remainders = (constraints: Rule[]) => {
    const changedFacts = new Map([[id, { ...facts, constraints }]]);
    const messages: string[] = [];

    checkRules({ ...content, facts: changedFacts } satisfies Content, (_, __, message) => {
      if (message.includes('nothing is left')) messages.push(message);
    });
    return messages;
  };

  /** Whether a rule refuses a system with a kernel on a version, worked out anew. */
  const refuses = ({ when, kubernetes }: Rule, platform: string, version: string): boolean => {
    const kernel = content.platforms.systems?.[platform]?.kernel;
    return (
      (when.platform === undefined || when.platform === platform) &&
      (when.kernel === undefined || (kernel !== undefined && meets(kernel, when.kernel))) &&
      (when.kubernetes === undefined || meets(version, when.kubernetes)) &&
      (kubernetes === undefined || !meets(version, kubernetes))
    );
  };

  test('names a platform for which rules refuse every version, and no other', () => {
    const { from = '', to = '' } = facts.kubernetes ?? {};
    const newest = Object.keys(content.kubernetes.versions).filter(
      (version) => from <= version && version <= to,
    );
    const shared = Object.entries(content.kubernetes.rules)
      .filter(([name, { remark }]) => !facts.exempt.includes(name) && !remark)
      .map(([, rule]) => rule);
    const version = facts.releases[0]?.version ?? '';

    fc.assert(
      fc.property(fc.array(anyRuleOfData, { maxLength: 3 }), (rules) => {
        const isEmpty = Object.keys(facts.platforms)
          .filter((platform) => !Object(facts.platforms[platform]).since)
          .some((platform) =>
            newest.every((minor) =>
              [...rules, ...shared].some((rule) => refuses(rule, platform, minor)),
            ),
          );
        const isFound = remainders(rules).some((message) => message.startsWith(`${version} `));

        expect(isFound).toBe(isEmpty);
      }),
      { numRuns: 300 },
    );
  });
});

test('of two versions, exactly one of “below” and “at least” holds, by numbers and not by letters', () => {
  const number = fc.nat({ max: 20 });

  fc.assert(
    fc.property(number, number, number, number, (a, b, c, d) => {
      const version = `${a}.${b}`;
      const limit = `${c}.${d}`;
      const isBelow = a < c || (a === c && b < d);

      expect(meets(version, `<${limit}`)).toBe(isBelow);
      expect(meets(version, `>=${limit}`)).toBe(!isBelow);
      expect(meets(version, `<=${limit}`)).toBe(isBelow || (a === c && b === d));
      expect(meets(version, `>${limit}`)).toBe(!isBelow && !(a === c && b === d));
    }),
  );
});

test('a version of a platform that its maker no longer maintains is named from the day after its last', () => {
  const [[id, facts] = []] = content.facts;
  if (!id || !facts) throw new Error('the small site has no product');

  const withDatabase: Content = {
    ...content,
    platforms: {
      databases: {
        postgresql: { zh: 'PostgreSQL', en: 'PostgreSQL', versions: { 14: '2026-11-12' } },
      },
    },
    facts: new Map([[id, { ...facts, platforms: { postgresql: { versions: '14–18' } } }]]),
  };

  expect(endedVersions(withDatabase, '2026-11-12')).toEqual([]);
  expect(endedVersions(withDatabase, '2026-11-13')).toEqual([
    expect.objectContaining({ key: 'platforms.postgresql.versions' }),
  ]);
});
