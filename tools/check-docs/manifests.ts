import { join } from 'node:path';
import { getLocation, type JSONPath } from 'jsonc-parser';
import ts from 'typescript';
import type { Issue } from '../../src/calls/issue';

/** A manifest of a built-in kind, which TypeScript checks. */
export interface Manifest {
  source: string;
  /** Its type in kubernetes-models. */
  type: string;
  value: unknown;
  /** Number of the line in the file that has the value at a path. */
  lineAt(path: JSONPath): number;
}

/** API groups whose kinds kubernetes-models knows. */
export const builtInGroup = /^(v1|(apps|batch|autoscaling|policy|\w[\w.-]*\.k8s\.io)\/v\w+)$/;

const compilerOptions: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  // Manifests need no browser, whose types take longest to read.
  lib: ['lib.es2022.d.ts'],
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/**
 * Compiles a text as if it were a file.
 * @returns the diagnostics of that file
 */
function compile(file: string, code: string): ts.Diagnostic[] {
  const host = ts.createCompilerHost(compilerOptions);
  const { readFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.readFile = (name) => (name === file ? code : readFile(name));

  const program = ts.createProgram([file], compilerOptions, host);
  const diagnostics = [...program.getSyntacticDiagnostics(), ...program.getSemanticDiagnostics()];
  return diagnostics.filter((diagnostic) => diagnostic.file?.fileName === file);
}

/**
 * Type-checks manifests with kubernetes-models: all in one file, each on a line of its own.
 * @param root the project's folder, where the library is found
 */
export function checkManifests(root: string, manifests: readonly Manifest[]): Issue[] {
  const heads = manifests.map(({ type }, index) => `export const manifest${index}: ${type} = `);
  const lines = manifests.map(({ value }, index) => heads[index] + JSON.stringify(value));

  return compile(join(root, 'manifests.ts'), lines.join('\n')).flatMap(
    ({ file, start = 0, messageText }): Issue[] => {
      if (!file) return [];

      const { line, character } = file.getLineAndCharacterOfPosition(start);
      const manifest = manifests[line];
      if (!manifest) return [];

      const offset = character - (heads[line]?.length ?? 0);
      const path = offset < 0 ? [] : getLocation(JSON.stringify(manifest.value), offset + 1).path;
      const message = ts
        .flattenDiagnosticMessageText(messageText, ' ')
        .replace(/import\("[^"]*"\)\./g, '');

      return [
        {
          source: manifest.source,
          at: String(manifest.lineAt(path)),
          key: '',
          message: `invalid manifest: ${message}`,
        },
      ];
    },
  );
}
