import { mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DataError } from '../../../src/calls/issue';
import { root } from '../../../src/cli/support/environment';
import { readContent } from '../../../src/content/read';
import { features } from '../../../src/features';
import { contractFile } from '../../../src/features/contracts/files';
import { languages } from '../../../src/site/languages';
import { digestOf, recordedDrawing, type Unit } from '../drawing';
import { look } from '../mark';
import { print } from '../media/pdf';
import { contractMarkup } from './document';
import { contractSource } from './source';

/**
 * The contracts of data/contracts.json as PDFs, of the same texts as their pages. Chromium prints
 * them, with tags and bookmarks.
 */
export const contracts = recordedDrawing({
  about: 'PDFs of the contracts (static/terms); NAME is the id of a page, e.g. terms/licence',
  list: 'data/contract-files.json',
  folders: ['static/terms', 'static/en/terms'],
  read() {
    const { content, issues } = readContent(root, features);
    if (!content || issues.length > 0) throw new DataError('Contracts cannot be drawn', issues);

    const record = content.contractFiles;
    const units = Object.keys(content.contracts.documents).flatMap((id) =>
      languages.map((language): Unit => {
        const source = contractSource(content, id, language);
        const file = contractFile(id, language);
        const digest = digestOf([look(), source]);

        return {
          name: id,
          files: [file],
          digest,
          lastDrawing: record[id]?.[language],
          async draw(page) {
            const path = join(root, file);
            mkdirSync(dirname(path), { recursive: true });
            const { flaws, pages } = await print(page, contractMarkup(source), path, source.date);

            const drawing = { digest, bytes: statSync(path).size, pages };
            record[id] = { ...record[id], [language]: drawing };
            return flaws.map((flaw) => `${id} (${language}): ${flaw}`);
          },
        };
      }),
    );

    return { units, record };
  },
});
