/** One question of a GIFT file as it is written, and the line that it begins in. */
export type GiftBlock = {
  line: number;
  name: string;
  category: string | null;
  /** `[tag:name=value]` of the comments above it. */
  tags: ReadonlyMap<string, string>;
  text: string;
};

type Open = { line: number; lines: string[]; tags: Map<string, string> };

const categoryLine = /^\$CATEGORY:(.*)$/;

/** A blank line ends a question, a line of two slashes is a comment, and a category goes for all that follow. */
export function blocksOf(file: string): GiftBlock[] {
  const blocks: GiftBlock[] = [];
  let category: string | null = null;
  let open: Open | null = null;
  const end = () => {
    if (open && open.lines.length > 0) blocks.push(blockOf(open, category));
    open = null;
  };
  for (const [at, written] of file
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const line = written.trim();
    const named = categoryLine.exec(line);
    if (line === '' || named) end();
    if (named) category = named[1]?.trim() || null;
    if (line === '' || named) continue;
    open ??= { line: at + 1, lines: [], tags: new Map() };
    if (line.startsWith('//')) tagsInto(open.tags, line);
    else if (open.lines.push(written) === 1) open.line = at + 1;
  }
  end();
  return blocks;
}

function tagsInto(tags: Map<string, string>, comment: string): void {
  for (const [, name = '', value = ''] of comment.matchAll(/\[tag:(\w{1,20})(?:=([^\]]{0,80}))?\]/g))
    tags.set(name, value);
}

function blockOf({ line, lines, tags }: Open, category: string | null): GiftBlock {
  const text = lines.join('\n').trim();
  const named = /^::((?:\\.|(?!::)[^\\])*)::/s.exec(text);
  return { line, name: (named?.[1] ?? '').trim(), category, tags, text: text.slice(named?.[0].length ?? 0).trim() };
}
