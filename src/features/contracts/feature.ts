import type { HostFile } from '../../content/host-files';
import { flatten } from '../../content/references';
import type { Feature } from '../feature';
import { checkContracts } from './check';
import { readContractPdfs } from './files';
import {
  type ContractFiles,
  type Contracts,
  contractFiles as filesSchema,
  contracts as schema,
} from './schema';
import { contractSection } from './section';

declare module '../../i18n/resources' {
  interface NamespaceFiles {
    /** Labels of contracts and their PDFs, at build time. */
    contracts: typeof import('../../../data/ui/zh/contracts.json');
  }
}

declare module '../../content/content' {
  interface Content {
    contracts: Contracts;
    /** The PDFs that were drawn. */
    contractFiles: ContractFiles;
    /** Size and checksum of the PDFs, by their paths on the site. */
    contractPdfs: ReadonlyMap<string, HostFile>;
  }
}

/** The texts of contracts: pages, and PDFs of the same texts (`npm run draw -- contracts`). */
export const contracts: Feature = {
  name: 'contracts',
  sections: { contract: contractSection },
  read({ root, parse }) {
    const texts = parse('data/contracts.json', schema);
    return {
      contracts: texts,
      contractFiles: parse('data/contract-files.json', filesSchema),
      contractPdfs: readContractPdfs(root, Object.keys(texts?.documents ?? {})),
    };
  },
  references: (content, language) =>
    Object.fromEntries(flatten(content.contracts, 'contracts', language)),
  check: (content, { report }) => checkContracts(content, report),
};
