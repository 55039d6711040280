import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';

/** What a package may import of the others. `pure`: no Node, no DOM, no clock, no chance, no locale. */
interface Rule {
  arrows: readonly string[];
  pure: boolean;
  /** What its tests may import beside that. */
  tests?: readonly string[];
  /** Its tests may read files. */
  testsUseNode?: boolean;
  /** Words a pure package may use nevertheless. */
  words?: readonly string[];
  /** Beginning of the modules its bundler makes up. */
  virtual?: string;
  /** Folders of the repository whose data files (.json) it may import. */
  data?: readonly string[];
}

const rules: Record<string, Rule> = {
  kernel: { arrows: [], pure: true },
  pandemic: { arrows: ['kernel'], pure: true },
  zombicide: { arrows: ['kernel'], pure: true },
  testkit: { arrows: ['kernel'], pure: true, tests: ['pandemic'] },
  bots: { arrows: ['kernel'], pure: true },
  protocol: { arrows: ['kernel'], pure: true },
  client: { arrows: ['kernel', 'protocol'], pure: false },
  lang: {
    arrows: ['kernel'],
    pure: true,
    words: ['Intl', 'toLocale'],
    tests: ['pandemic', 'zombicide'],
    testsUseNode: true,
  },
  server: {
    arrows: ['kernel', 'protocol', 'pandemic', 'zombicide', 'bots'],
    pure: false,
    data: ['locales'],
    tests: ['client'],
  },
  web: {
    arrows: ['kernel', 'protocol', 'client', 'pandemic', 'zombicide', 'bots', 'lang'],
    pure: false,
    data: ['locales'],
    virtual: 'virtual:',
  },
  cli: {
    arrows: ['kernel', 'pandemic', 'zombicide', 'testkit', 'bots', 'protocol', 'lang', 'server', 'web'],
    pure: false,
    data: ['locales'],
  },
};

/** Tests of every package may use these as well, and what the root declares (vitest, fast-check). */
const arrowsOfTests = ['testkit'];

/** Programs that stand in a package to be run by Node; nothing imports them. They may do what cli may. */
const programs = ['packages/testkit/src/soak.ts'];

const forbiddenWords: readonly { word: string; pattern: RegExp }[] = [
  { word: 'Date.now', pattern: /\bDate\s*\.\s*now\b/ },
  { word: 'new Date', pattern: /\bnew\s+Date\b/ },
  { word: 'Math.random', pattern: /\bMath\s*\.\s*random\b/ },
  { word: 'Intl', pattern: /\bIntl\b/ },
  { word: 'toLocale', pattern: /\btoLocale/ },
  { word: 'window.', pattern: /\bwindow\s*\??\./ },
  { word: 'document.', pattern: /\bdocument\s*\??\./ },
];

const scope = '@holdout/';
const root = fileURLToPath(new URL('../', import.meta.url));

interface Declared {
  dependencies: readonly string[];
  devDependencies: readonly string[];
}

interface SourceFile {
  /** From the root of the repository, with slashes: packages/kernel/src/index.ts */
  path: string;
  text: string;
  package: Declared;
  rootPackage: Declared;
}

function check(file: SourceFile): string[] {
  const name = file.path.split('/')[1] ?? '';
  const isProgram = programs.includes(file.path);
  const rule = isProgram ? rules.cli : rules[name];
  if (rule === undefined) return [`${file.path}: there is no rule for the package ${name}`];
  const { imports, code } = parse(file.path, file.text);
  const faults = imports
    .map((specifier) => ({ specifier, fault: checkImport(file, name, rule, isProgram, specifier) }))
    .filter(({ fault }) => fault !== null)
    .map(({ specifier, fault }) => `${file.path}: import '${specifier}': ${fault}`);
  return rule.pure ? [...faults, ...checkWords(file.path, code, rule.words)] : faults;
}

function checkImport(
  file: SourceFile,
  name: string,
  rule: Rule,
  isProgram: boolean,
  specifier: string,
): string | null {
  if (/^[./]/.test(specifier)) return checkPath(file.path, name, rule, specifier);
  if (rule.virtual !== undefined && specifier.startsWith(rule.virtual)) return null;
  const inTest = isTest(file.path);
  if (isBuiltin(specifier)) {
    const mayUseNode = !rule.pure || (inTest && rule.testsUseNode === true);
    return mayUseNode ? null : `${name} does without Node`;
  }
  const imported = packageOf(specifier);
  if (imported.startsWith(scope)) {
    const allowed = inTest ? [...rule.arrows, ...arrowsOfTests, ...(rule.tests ?? [])] : rule.arrows;
    if (!allowed.includes(imported.slice(scope.length))) {
      return `${name} may only import ${allowed.length > 0 ? allowed.join(', ') : 'no other package'}`;
    }
  }
  const declared = [...file.package.dependencies];
  if (inTest || isProgram) declared.push(...file.package.devDependencies);
  if (inTest && !imported.startsWith(scope)) declared.push(...file.rootPackage.devDependencies);
  return declared.includes(imported) ? null : `not declared in packages/${name}/package.json`;
}

function checkPath(path: string, name: string, rule: Rule, specifier: string): string | null {
  if (isTest(path)) return null;
  const target = slashes(relative(root, resolve(root, dirname(path), specifier.replace(/\?.*$/, ''))));
  const isInside = (folder: string) => target === folder || target.startsWith(`${folder}/`);
  if (isInside(`packages/${name}`)) return null;
  if (target.endsWith('.json') && rule.data?.some(isInside)) return null;
  return 'leaves the package';
}

function checkWords(path: string, code: string, allowed: readonly string[] = []): string[] {
  const forbidden = forbiddenWords.filter(({ word }) => !allowed.includes(word));
  return code.split('\n').flatMap((line, index) => {
    const found = forbidden.filter(({ pattern }) => pattern.test(line));
    return found.map(({ word }) => `${path}:${index + 1}: ${word}`);
  });
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || /^packages\/[^/]+\/test\//.test(path);
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** All that is imported in any way (types too), and the text with blanks in place of the comments. */
function parse(path: string, text: string): { imports: string[]; code: string } {
  const { program, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const imports: string[] = [];
  collectImports(program, imports);
  let code = text;
  for (const { start, end } of comments) {
    code = code.slice(0, start) + code.slice(start, end).replace(/[^\n]/g, ' ') + code.slice(end);
  }
  return { imports, code };
}

function collectImports(node: unknown, imports: string[]): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const child of node) collectImports(child, imports);
    return;
  }
  const fields = node as Record<string, unknown>;
  const specifier = importedBy(fields);
  if (specifier !== null) imports.push(specifier);
  for (const child of Object.values(fields)) collectImports(child, imports);
}

function importedBy(node: Record<string, unknown>): string | null {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return textOf(node.source ?? node.argument);
    case 'TSExternalModuleReference':
      return textOf(node.expression);
    case 'CallExpression': {
      const callee = node.callee as { type: string; name?: string };
      return callee.name === 'require' ? textOf((node.arguments as unknown[])[0]) : null;
    }
    default:
      return null;
  }
}

/** The text of a string, or the part of a template that is known; null for anything computed. */
function textOf(node: unknown): string | null {
  const { type, value, literal, quasis } = (node ?? {}) as {
    type?: string;
    value?: unknown;
    literal?: unknown;
    quasis?: { value: { cooked: string } }[];
  };
  if (type === 'TSLiteralType') return textOf(literal);
  if (type === 'TemplateLiteral') return quasis?.map((part) => part.value.cooked).join('x') ?? null;
  return typeof value === 'string' ? value : null;
}

function slashes(path: string): string {
  return path.split(sep).join('/');
}

function declaredIn(folder: string): Declared {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return {
    dependencies: Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
    devDependencies: Object.keys(manifest.devDependencies ?? {}),
  };
}

function sourceFiles(name: string): SourceFile[] {
  const folder = join(root, 'packages', name);
  const declared = { package: declaredIn(folder), rootPackage: declaredIn(root) };
  return ['src', 'test']
    .map((part) => join(folder, part))
    .filter((part) => existsSync(part))
    .flatMap((part) =>
      readdirSync(part, { recursive: true, encoding: 'utf8' }).map((path) => join(part, path)),
    )
    .filter((path) => /\.(ts|tsx|mts|js|mjs)$/.test(path))
    .map((path) => ({
      path: slashes(relative(root, path)),
      text: readFileSync(path, 'utf8'),
      ...declared,
    }));
}

describe('imports follow the arrows', () => {
  test('every package has a rule', () => {
    const packages = readdirSync(join(root, 'packages'), { withFileTypes: true });
    const names = packages.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
    expect(names.sort()).toEqual(Object.keys(rules).sort());
  });

  test.each(Object.keys(rules))('%s', (name) => {
    expect(sourceFiles(name).flatMap(check)).toEqual([]);
  });
});

describe('the check itself', () => {
  const sample = (path: string, text: string, dependencies: string[] = []): string[] =>
    check({
      path,
      text,
      package: { dependencies, devDependencies: ['@holdout/testkit'] },
      rootPackage: { dependencies: [], devDependencies: ['vitest'] },
    });

  test.each([
    ['against an arrow', 'kernel/src/a.ts', "import { x } from '@holdout/pandemic';", 'no other package'],
    ['a type', 'kernel/src/a.ts', "import type { X } from '@holdout/pandemic';", 'no other package'],
    ['passed on', 'bots/src/a.ts', "export * from '@holdout/server';", 'may only import kernel'],
    ['passed on by name', 'bots/src/a.ts', "export { a } from '@holdout/server';", 'may only import kernel'],
    ['for its effect', 'web/src/a.ts', "import '@holdout/server';", 'may only import kernel, protocol'],
    ['later', 'server/src/a.ts', "await import('@holdout/web');", 'may only import kernel, protocol'],
    ['as a type expression', 'protocol/src/a.ts', "let a: import('@holdout/bots').A;", 'may only import'],
    ['over several lines', 'bots/src/a.ts', "import {\n  // a\n  b,\n} from\n  '@holdout/web';", 'may only'],
    [
      'the testkit outside tests',
      'pandemic/src/a.ts',
      "import '@holdout/testkit';",
      'may only import kernel',
    ],
    ['not declared', 'server/src/a.ts', "import ws from 'ws';", 'not declared'],
    ['with an arrow but not declared', 'bots/src/a.ts', "import '@holdout/kernel';", 'not declared'],
    ['made up by nobody', 'server/src/a.ts', "import 'virtual:messages/en';", 'not declared'],
    ['declared for tests only', 'server/src/a.ts', "import 'vitest';", 'not declared'],
    ['Node', 'kernel/src/a.ts', "import { join } from 'node:path';", 'does without Node'],
    ['Node by its old name', 'bots/src/a.ts', "import fs from 'fs';", 'does without Node'],
    ['required', 'kernel/src/a.ts', "const fs = require('node:fs');", 'does without Node'],
    ['out of the package', 'web/src/a.ts', "import '../../kernel/src/index.ts';", 'leaves the package'],
    ['code out of a data folder', 'web/src/a.ts', "import '../../../locales/a.ts';", 'leaves the package'],
    ['data by a package that has none', 'kernel/src/a.ts', "import '../../../locales/a.json';", 'leaves'],
    ['in a template', 'web/src/a.ts', `(n: string) => import(\`../../bots/\${n}.ts\`);`, 'leaves'],
  ])('refuses an import %s', (_title, path, text, fault) => {
    expect(sample(`packages/${path}`, text)).toEqual([expect.stringContaining(fault)]);
  });

  test.each([
    ["import { x } from '@holdout/kernel';", 'pandemic/src/a.ts'],
    ["import x from '@holdout/kernel';", 'pandemic/test/a.ts'],
    ["import { scene } from '@holdout/testkit';", 'pandemic/src/a.test.ts'],
    ["import { test } from 'vitest';", 'kernel/src/a.test.ts'],
    ["import '../../../fixtures/a.json';", 'pandemic/src/a.test.ts'],
    ["import './b.ts';", 'kernel/src/a.ts'],
    ["import '../style.css?inline';", 'web/src/a.ts'],
    ["import('virtual:messages/en');", 'web/src/a.ts'],
    ['new Intl.PluralRules();', 'lang/src/a.ts'],
    ["import en from '../../../locales/en/base.json';", 'web/src/a.ts'],
    ["import { join } from 'node:path';", 'server/src/a.ts'],
    ["// import '@holdout/web';", 'kernel/src/a.ts'],
    ["import '@holdout/kernel';\nconsole.log(process.argv, Date.now());", 'testkit/src/soak.ts'],
  ])('lets pass: %s', (text, path) => {
    expect(sample(`packages/${path}`, text, ['@holdout/kernel'])).toEqual([]);
  });

  test.each([
    'Date.now()',
    'new Date()',
    'Math.random()',
    'new Intl.NumberFormat()',
    "'a'.toLocaleUpperCase()",
    'window.name',
    'document.title',
  ])('refuses %s in a pure package only', (expression) => {
    const text = `/* 日本 */ export const a = 1;\nexport const b = ${expression};\n`;
    expect(sample('packages/kernel/src/a.ts', text)).toEqual([
      expect.stringContaining('packages/kernel/src/a.ts:2: '),
    ]);
    expect(sample('packages/web/src/a.ts', text)).toEqual([]);
    expect(sample('packages/kernel/src/a.ts', `// 日本 ${expression}\n/* ${expression} */\n`)).toEqual([]);
  });

  test('names a package without a rule', () => {
    expect(sample('packages/other/src/a.ts', '')).toEqual([expect.stringContaining('no rule')]);
  });
});
