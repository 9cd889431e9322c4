import { uiTexts } from '../../src/content/ui-texts';
import {
  type Interfaces,
  inOneLanguage,
  interfaceFiles,
  referenceTables,
} from '../../src/features/documents/interfaces';
import { content } from '../../tests/fixtures/site';
import { root } from '../../tests/support/root';
import type { CodeBlock } from './blocks';
import { checkCode } from './check';

/*
 * The compiler of the documentation: what it refuses, and where. The pages themselves are checked
 * by `npm run check-docs`.
 */

const both = (text: string) => ({ zh: `${text} zh`, en: `${text} en` });
const spec = {
  type: 'object',
  required: ['height'],
  properties: {
    height: { type: 'integer', description: both('Height') },
    templates: { type: 'array', items: { 'x-kubernetes-preserve-unknown-fields': true } as object },
  },
};
const openAPIV3Schema = { type: 'object', properties: { spec } };
const version = { name: 'v1', served: true, storage: true, schema: { openAPIV3Schema } };
const group = {
  group: 'kite.example',
  scope: 'Cluster',
  names: { kind: 'Flight', plural: 'flights' },
};
const interfaces: Interfaces = {
  crds: [
    {
      product: 'Kite',
      path: 'crds/flights.yaml',
      value: {
        apiVersion: 'apiextensions.k8s.io/v1',
        kind: 'CustomResourceDefinition',
        metadata: { name: 'flights.kite.example' },
        spec: { ...group, versions: [version] },
      },
    },
  ],
  schemas: [
    {
      product: 'Kite',
      path: 'schemas/values.json',
      value: {
        type: 'object',
        properties: { wind: { type: 'string', enum: ['north'], description: both('Wind') } },
      },
    },
  ],
  apis: [
    {
      product: 'Kite',
      path: 'openapi.json',
      value: {
        openapi: '3.0.3',
        paths: {
          '/api/v1/flights/{name}': {
            get: { summary: both('Flight'), parameters: [{ name: 'full', in: 'query' }] },
          },
        },
      },
    },
  ],
  programs: {
    kitectl: {
      product: 'Kite',
      flags: ['-n='],
      commands: { fly: { usage: 'NAME', does: both('Flies'), flags: ['--high'] } },
    },
    curl: { flags: ['-s', '-X=', '-o='] },
    grep: {},
  },
};

const block = (language: string, text: string, caption = ''): CodeBlock => ({
  source: 'data/docs/Kite/a.en.md',
  after: 10,
  product: 'Kite',
  language,
  caption,
  text,
});

/** A Deployment whose container has more fields, from line 22 on. */
const deployment = (more: string) =>
  block(
    'yaml',
    `apiVersion: apps/v1
kind: Deployment
metadata: { name: a }
spec:
  selector: { matchLabels: { app: a } }
  template:
    metadata: { labels: { app: a } }
    spec:
      containers:
        - name: a
          image: a
          ${more}
`,
  );
const flight = (spec: string, version = 'v1') =>
  block(
    'yaml',
    `apiVersion: kite.example/${version}\nkind: Flight\nmetadata: { name: a }\nspec: ${spec}\n`,
  );
const values = (text: string) => block('yaml', text, 'values.yaml');
const shell = (text: string) => block('bash', text);

const right = [
  deployment('ports: [{ containerPort: 80 }]'),
  flight('{ height: 3 }'),
  values('wind: north\n'),
  shell('kitectl -n x fly a --high | grep b > c\nlift() { curl -so /dev/null "$1"; }\nlift x'),
  shell('curl -s "$URL/api/v1/flights/a?full=true"'),
  block('json', '{ "a": 1 }'),
];

const service = '{ apiVersion: v1, kind: Service, spec: { prots: [] } }';
/** What is wrong, with its line and a word of the message. */
const wrong: [name: string, CodeBlock, line: number, message: RegExp][] = [
  ['a field that Kubernetes doesn’t have', deployment('porst: []'), 22, /porst/],
  [
    'a kind that isn’t in its group',
    block('yaml', 'apiVersion: apps/v1\nkind: Deploiment\n'),
    11,
    /Deploiment/,
  ],
  [
    'a built-in kind inside one of ours',
    flight(`\n  height: 1\n  templates:\n    - ${service}`),
    17,
    /prots/,
  ],
  ['an unknown field of our kind', flight('\n  height: 3\n  speed: 4'), 16, /speed/],
  ['a Helm value outside of its enum', values('wind: up\n'), 11, /wind/],
  ['a file without a schema', block('yaml', 'a: 1\n', 'other.yaml'), 11, /schema/],
  ['broken YAML', values('a: [1\nb: 2\n'), 12, /invalid YAML/],
  ['broken shell', shell('grep a\nfor x in; do'), 12, /invalid shell/],
  ['an unknown program', shell('grep a\nglide b'), 12, /unknown program glide/],
  ['one in a substitution', shell('grep "$(glide b)"'), 11, /unknown program glide/],
  ['an unknown flag', shell('kitectl fly a --low'), 11, /unknown flag --low of kitectl fly/],
  [
    'a call that the API doesn’t have',
    shell('curl -s -X DELETE "$URL/api/v1/flights/a"'),
    11,
    /DELETE \/api/,
  ],
  [
    'a parameter that the call doesn’t have',
    shell('curl "$URL/api/v1/flights/a?half=1"'),
    11,
    /parameter half/,
  ],
];

const issues = checkCode(
  root,
  [...right, ...wrong.map(([, one], index) => ({ ...one, source: `wrong ${index}` }))],
  interfaces,
);

test('valid blocks pass', () => {
  expect(issues.filter(({ source }) => !source.startsWith('wrong'))).toEqual([]);
});

test.each(wrong.map(([name, , line, message], index) => [name, index, line, message] as const))(
  '%s is refused, with its line',
  (_, index, line, message) => {
    const issuesOfCase = issues.filter(({ source }) => source === `wrong ${index}`);
    expect(issuesOfCase.map(({ at }) => at)).toContain(String(line));
    expect(issuesOfCase.map((issue) => issue.message).join('\n')).toMatch(message);
  },
);

test('a kind or file that isn’t a JSON schema is named, and stops no other check', () => {
  const file = { product: 'Kite', path: 'schemas/values.json', value: { type: 'objekt' } };
  const issues = checkCode(root, [values('wind: up\n'), block('json', '{')], {
    ...interfaces,
    schemas: [file],
  });
  expect(issues.map(({ source, message }) => `${source}: ${message}`)).toEqual([
    expect.stringMatching(/^data\/docs\/Kite\/schemas\/values\.json: .*data\/type/),
    expect.stringContaining('invalid JSON'),
  ]);
});

test('tables and published files are made of the same data, each in its language', () => {
  const tables = referenceTables(interfaces, uiTexts(content.ui, 'en')('reference'), 'en');

  expect(tables['reference.Kite.crds.flights']).toContain(
    '| `spec.height` | integer | required | Height en |',
  );
  expect(tables['reference.Kite.commands.kitectl']).toContain('| `kitectl fly NAME` | Flies en |');
  expect(tables['reference.Kite.openapi']).toContain(
    '| `GET /api/v1/flights/{name}` | `full` | Flight en |',
  );
  const files = interfaceFiles(interfaces);
  expect(files.get('/docs/Kite/crds/flights.yaml')).toContain('description: Height zh');
  expect(files.get('/en/docs/Kite/crds/flights.yaml')).toContain('description: Height en');
  expect(inOneLanguage({ a: [both('x')] }, 'zh')).toEqual({ a: ['x zh'] });
});
