import fc from 'fast-check';
import { downloaderKeys, downloadKinds } from '../../src/config/downloads';
import { askedOf, firstStep, nextStep } from '../../src/features/downloads/rules';
import { companyAddress } from '../../src/lib/company-address';
import type { DownloadView, Entry } from '../../src/routes/page-view';
import { readDownloader, writeDownloader } from '../../src/stores/downloaders';

const host = 'https://files.skyraft.example';
const runs = { numRuns: 3000 };

/** A browser's local storage. */
const kept = new Map<string, string>();
beforeAll(() => {
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  Object.assign(globalThis, { window: { localStorage } });
});
afterAll(() => Reflect.deleteProperty(globalThis, 'window'));
beforeEach(() => kept.clear());

const kind = fc.constantFrom(...downloadKinds);
const applyId = fc.oneof(fc.string({ minLength: 1 }), fc.integer());
/** Addresses that look like honest ones, with what attackers put into them. */
const address = fc.oneof(
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.string(),
  fc.fullUnicodeString(),
  fc
    .array(
      fc.constantFrom(
        'https:',
        'http:',
        'javascript:',
        'data:',
        '//',
        '/',
        '\\',
        '@',
        '.',
        '..',
        'files.skyraft.example',
        'evil.example',
        ':443',
        ':8443',
        '\t',
        ' ',
        '%2f',
        '?',
        '#',
        'upload',
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join('')),
);
const download = fc.record<DownloadView>({
  kind,
  id: fc.nat(),
  title: fc.string(),
  label: fc.string(),
  facts: fc.string(),
  form: fc.constant('/fileDown/from?type=1'),
  address,
});

/** A record as the site itself writes it: the only thing that may open the gate. */
const isRecord = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { apply_id: id, userIp } = value as Record<string, unknown>;
  return (
    ((typeof id === 'string' && id !== '') || typeof id === 'number') &&
    (userIp === undefined || typeof userIp === 'string')
  );
};

test('whatever stands in storage is read as a record or as none, and never breaks a page', () => {
  const json = fc.oneof(
    fc.jsonValue(),
    fc.record(
      { apply_id: fc.oneof(applyId, fc.jsonValue()), userIp: fc.oneof(fc.string(), fc.jsonValue()) },
      { requiredKeys: [] },
    ),
  );
  fc.assert(
    fc.property(kind, json, (some, value) => {
      kept.set(downloaderKeys[some], JSON.stringify(value));
      expect(readDownloader(some) !== null).toBe(isRecord(JSON.parse(JSON.stringify(value))));
    }),
    runs,
  );
  fc.assert(
    fc.property(
      kind,
      fc.oneof(
        fc.string(),
        fc.json().map((text) => text.slice(1)),
      ),
      (some, text) => {
        kept.set(downloaderKeys[some], text);
        expect(() => readDownloader(some)).not.toThrow();
      },
    ),
    runs,
  );
});

test('a record that was written is read back the same, under its own kind alone', () => {
  fc.assert(
    fc.property(kind, fc.string({ minLength: 1 }), fc.string(), (some, id, userIp) => {
      kept.clear();
      writeDownloader(some, { apply_id: id, userIp });
      const read = readDownloader(some);
      expect(read).toEqual({ apply_id: id, userIp });
      // Reading and writing it again changes nothing.
      if (read) writeDownloader(some, read);
      expect(readDownloader(some)).toEqual(read);
      for (const other of downloadKinds) if (other !== some) expect(readDownloader(other)).toBeNull();
    }),
    runs,
  );
});

test('whatever the address, nothing opens but a path of this site or a file on the company host', () => {
  fc.assert(
    fc.property(download, fc.boolean(), fc.constantFrom('', host), (item, ok, on) => {
      const step = nextStep(item, { ok, msg: 'no' }, on);
      if (!ok) expect(step).toEqual({ step: 'refuse', message: 'no' });
      else if (step.step === 'open') {
        // As a browser reads it from a page of the site.
        const url = new URL(step.address, 'https://www.skyraft.example/whitePaper');
        expect(url.origin).toBe(on === '' ? 'https://www.skyraft.example' : host);
        expect(url.username + url.password).toBe('');
      } else if (step.step === 'navigate') expect(item.kind).toBe('cloudtech');
      else expect(companyAddress(on, item.address)).toBeNull();
    }),
    runs,
  );
});

test('nothing is logged without a record, and what is logged is the record’s application and the item’s number', () => {
  const record = fc.option(fc.record({ apply_id: fc.string({ minLength: 1 }), userIp: fc.string() }));
  fc.assert(
    fc.property(download, record, (item, some) => {
      const step = firstStep(item, some, host);
      if (some === null) expect(step).toEqual({ step: 'apply', address: item.form });
      else if (step.step === 'log')
        expect(step.request).toEqual({ apply_id: some.apply_id, file_id: String(item.id), user_ip: some.userIp });
      else expect(step).toEqual({ step: 'distrust' });
    }),
    runs,
  );
});

test('whatever the query, a result page hands over the item that it names, or says what it does not know', () => {
  const entries: Entry[] = downloadKinds.flatMap((some, at) =>
    [1, 2, 300 + at].map((id) => ({
      href: `/${some}/${id}`,
      title: '',
      description: '',
      download: { kind: some, id, title: '', label: '', facts: '', form: '', address: '' },
    })),
  );
  const query = fc.oneof(
    fc.string(),
    fc.fullUnicodeString(),
    fc
      .record(
        {
          type: fc.oneof(fc.nat(400).map(String), fc.string()),
          kind: fc.oneof(kind, fc.string()),
          from: fc.constantFrom('partner', 'trial', 'x'),
        },
        { requiredKeys: [] },
      )
      .map((parts) => `?${new URLSearchParams(parts as Record<string, string>)}`),
  );
  fc.assert(
    fc.property(query, (search) => {
      const asked = askedOf(search, entries);
      const type = new URLSearchParams(search).get('type');
      if (type === null) expect(['none', 'applied']).toContain(asked.state);
      else if (asked.state === 'found') expect(String(asked.download.id)).toBe(type);
      else expect(asked).toEqual({ state: 'unknown', id: type });
    }),
    runs,
  );
});
