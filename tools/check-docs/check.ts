import type { Issue } from '../../src/calls/issue';
import type { Interfaces } from '../../src/features/documents/interfaces';
import type { CodeBlock, ReportLine } from './blocks';
import { checkManifests } from './manifests';
import { checkShell } from './shell';
import { checkYaml, compileSchemas, crdManifests } from './yaml';

/**
 * Checks every block of code in the documentation: YAML by Kubernetes’ types, our CRDs and schemas;
 * JSON; shell by its grammar, by data/commands.json and by the product’s API.
 * @param root the project's folder, where the libraries are found
 */
export function checkCode(
  root: string,
  blocks: readonly CodeBlock[],
  interfaces: Interfaces,
): Issue[] {
  const issues: Issue[] = [];
  const validators = compileSchemas(interfaces, issues);
  const manifests = crdManifests(interfaces);

  for (const block of blocks) {
    const report: ReportLine = (line, message) =>
      void issues.push({ source: block.source, at: String(block.after + line), key: '', message });

    switch (block.language) {
      case 'yaml':
        manifests.push(...checkYaml(block, validators, report));
        break;
      case 'json':
        checkJson(block.text, report);
        break;
      case 'bash':
        checkShell(block.text, block.product, interfaces, report);
        break;
    }
  }

  return [...issues, ...checkManifests(root, manifests)];
}

function checkJson(text: string, report: ReportLine): void {
  try {
    JSON.parse(text);
  } catch (error) {
    report(1, `invalid JSON: ${(error as Error).message}`);
  }
}
