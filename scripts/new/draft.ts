import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartFailure } from '@/lib/platform/env/start-failure';

/** What is about to be written. All of it is worked out first: a refusal leaves the tree as it was. */
export class Draft {
  readonly #texts = new Map<string, string>();

  get paths(): string[] {
    return [...this.#texts.keys()];
  }

  /** The file as it will be, or as it is. */
  read(path: string): string | undefined {
    return this.#texts.get(path) ?? (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
  }

  create(path: string, text: string): void {
    if (this.read(path) !== undefined) throw new StartFailure(`${path} exists already: nothing was written.`);
    this.#texts.set(path, text);
  }

  change(path: string, change: (source: string) => string): void {
    const source = this.read(path);
    if (source === undefined) throw new StartFailure(`${path} is missing: write it first. Nothing was written.`);
    this.#texts.set(path, change(source));
  }

  /** Code at the end of a file, which is begun where there is none. Its imports join those that stand. */
  append(path: string, code: string): void {
    const [, imports = '', body = ''] = /^((?:import [^;]+;\n)*)([\s\S]*)$/.exec(code) ?? [];
    const source = this.read(path) ?? '';
    const joined = imports.split(/(?<=;\n)/).reduce(withImport, source);
    this.#texts.set(path, body.trim() ? `${joined.trimEnd()}\n\n${body.trim()}\n` : joined);
  }

  /** Before the last place of the mark. */
  insert(path: string, mark: string, text: string): void {
    this.change(path, (source) => {
      const at = source.lastIndexOf(mark);
      if (at < 0) throw new StartFailure(`${path}: "${mark}" is not where it was. Nothing was written.`);
      return source.slice(0, at) + text + source.slice(at);
    });
  }

  /** A line of a table in a file, which is begun as `empty` where there is none. */
  entry(path: string, { empty, mark, text }: { empty: string; mark: string; text: string }): void {
    if (this.read(path) === undefined) this.create(path, empty);
    this.insert(path, mark, text);
  }

  write(): void {
    for (const [path, text] of this.#texts) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  }
}

/** Joins the names to the import of that module; the formatter then sorts them. */
function withImport(source: string, line: string): string {
  const [, head = '', names, module = ''] = /^import (type |)(?:\{([^}]*)\}|\* as \w+) from '([^']+)'/.exec(line) ?? [];
  if (!names) return source.includes(line) ? source : line + source;
  const known = new RegExp(`^import ${head}\\{([^}]*)\\} from '${module}';`, 'm').exec(source);
  if (!known) return line + source;
  const all = new Set([...(known[1] ?? '').split(','), ...names.split(',')].map((name) => name.trim()).filter(Boolean));
  return source.replace(known[0], `import ${head}{ ${[...all].join(', ')} } from '${module}';`);
}
