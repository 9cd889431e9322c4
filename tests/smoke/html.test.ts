import { HtmlValidate } from 'html-validate';
import { inLanguage } from '../../src/site/href';
import { manifest } from '../../src/site/manifest';
import { base } from './site';

/*
 * The HTML of the site, by the standard. What only this site can know is checked before each
 * publication (src/features/publish-check).
 */

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // A list may have a name.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // A tool answers each choice at once: it has nothing to submit.
    'wcag/h32': 'off',
    // A label may name the field that it holds.
    'no-redundant-for': 'off',
  },
});

/** The last route of each template, in the two languages by turns. */
const routes = new Map(
  manifest
    .filter(({ template }) => template !== 'redirect')
    .map((route) => [route.template, route]),
);

const paths = [...routes.values()].map(({ path }, turn) =>
  inLanguage(path, turn % 2 === 0 ? 'zh' : 'en'),
);

test.each(paths)('%s is valid HTML', async (path) => {
  // Without script, GatsbyImage's pictures have their address in `noscript` only.
  const html = (await (await fetch(base + path)).text()).replace(/ data-src=/g, ' src=');
  const { results } = await validator.validateString(html, path);
  const findings = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${message} (${ruleId}, ${selector})`),
  );

  expect(findings).toEqual([]);
});
