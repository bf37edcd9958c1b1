import { depthMax, valuesMax } from './limits';
import { refuse } from './refusal';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

export type LinedJson = {
  value: Json;
  /** The line that a value begins in; of a path that is not there, its nearest parent's. */
  lineOf: (path: readonly PropertyKey[]) => number;
};

const literal = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y;

/** No number of ours is as long; judging one of millions of digits would cost more than a course. */
const literalLengthMax = 400;

/** JSON.parse, that knows its lines: who mends a file by hand must find the place. A name that stands twice is refused. */
export function parseWithLines(text: string, entry: string): LinedJson {
  const reader = new Reader(text, entry);
  const value = reader.document();
  return { value, lineOf: (path) => reader.lineOf(path) };
}

class Reader {
  private at = 0;
  private line = 1;
  private readonly lines = new Map<string, number>();

  constructor(
    private readonly text: string,
    private readonly entry: string,
  ) {}

  document(): Json {
    const value = this.value([]);
    this.space();
    if (this.at < this.text.length) this.broken();
    return value;
  }

  lineOf(path: readonly PropertyKey[]): number {
    for (let length = path.length; length >= 0; length -= 1) {
      const line = this.lines.get(JSON.stringify(path.slice(0, length).map(String)));
      if (line) return line;
    }
    return 1;
  }

  private value(path: readonly string[]): Json {
    if (path.length > depthMax || this.lines.size >= valuesMax) this.broken();
    this.space();
    this.lines.set(JSON.stringify(path), this.line);
    const first = this.text[this.at];
    if (first === '{') return this.object(path);
    if (first === '[') return this.array(path);
    if (first === '"') return this.string();
    literal.lastIndex = 0;
    const found = literal.exec(this.text.slice(this.at, this.at + literalLengthMax))?.[0] ?? this.broken();
    if (found.length === literalLengthMax) this.broken();
    this.at += found.length;
    return JSON.parse(found) as Json;
  }

  private object(path: readonly string[]): Json {
    const object: Record<string, Json> = Object.create(null);
    this.list('}', () => {
      if (this.text[this.at] !== '"') this.broken();
      const name = this.string();
      if (name in object) refuse('json-twice', { entry: this.entry, line: this.line, name });
      this.space();
      if (this.text[this.at] !== ':') this.broken();
      this.at += 1;
      object[name] = this.value([...path, name]);
    });
    return Object.fromEntries(Object.entries(object));
  }

  private array(path: readonly string[]): Json {
    const items: Json[] = [];
    this.list(']', () => items.push(this.value([...path, String(items.length)])));
    return items;
  }

  private list(end: string, item: () => void): void {
    this.at += 1;
    this.space();
    if (this.text[this.at] === end) {
      this.at += 1;
      return;
    }
    for (;;) {
      this.space();
      item();
      this.space();
      const mark = this.text[this.at];
      if (mark !== ',' && mark !== end) this.broken();
      this.at += 1;
      if (mark === end) return;
    }
  }

  private string(): string {
    let end = this.at + 1;
    while (end < this.text.length && this.text[end] !== '"') end += this.text[end] === '\\' ? 2 : 1;
    try {
      const value = JSON.parse(this.text.slice(this.at, end + 1)) as string;
      this.at = end + 1;
      return value;
    } catch {
      return this.broken();
    }
  }

  private space(): void {
    for (; ' \t\r\n'.includes(this.text[this.at] ?? 'x'); this.at += 1) if (this.text[this.at] === '\n') this.line += 1;
  }

  private broken(): never {
    refuse('json-broken', { entry: this.entry, line: this.line });
  }
}
