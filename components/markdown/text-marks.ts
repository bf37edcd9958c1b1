import { youtubeVideo } from '@/lib/courses/rules';

/** What is written and what is marked in it. */
export type Marked = { text: string; start: number; end: number };
/** Replaces a range of the text and marks a part of what it wrote. */
export type Edit = { start: number; end: number; text: string; select: [from: number, to: number] };

/** Puts marks around the selection; with nothing selected, around a word to be written over. */
export function wrapped({ text, start, end }: Marked, mark: string, placeholder: string): Edit {
  const inside = text.slice(start, end) || placeholder;
  const from = start + mark.length;
  return { start, end, text: mark + inside + mark, select: [from, from + inside.length] };
}

/** Makes every selected line one of a list or a heading; lines that are so already are given back. */
export function prefixed({ text, start, end }: Marked, prefix: (number: number) => string): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = end + Math.max(0, text.slice(end).search(/\n|$/));
  const lines = text.slice(from, to).split('\n');
  const isDone = lines.every((line, index) => line.startsWith(prefix(index + 1)));
  const changed = lines.map((line, index) => {
    const own = prefix(index + 1);
    return isDone ? line.slice(own.length) : own + line;
  });
  const written = changed.join('\n');
  return { start: from, end: to, text: written, select: [from, from + written.length] };
}

/** Puts a block on lines of its own, an empty one before and after, with a part of it marked. */
export function block({ text, start, end }: Marked, body: string, marked = ''): Edit {
  const before = start === 0 || /\n\n$/.test(text.slice(0, start)) ? '' : text[start - 1] === '\n' ? '\n' : '\n\n';
  const after = /^\n\n/.test(text.slice(end)) || end === text.length ? '\n' : '\n\n';
  const at = start + before.length + Math.max(0, body.indexOf(marked));
  return { start, end, text: before + body + after, select: [at, at + marked.length] };
}

const scratchProject = /^https:\/\/scratch\.mit\.edu\/projects\/(\d{1,12})\/?(?:[?#]\S*)?$/;

/** The line that shows a video or a project; nothing for any other address. */
export function player(address: string): string | undefined {
  const video = youtubeVideo(address.trim());
  if (video) return `@[youtube](${video})`;
  const project = scratchProject.exec(address.trim())?.[1];
  return project && `@[scratch](${project})`;
}

/** A link from the selection or its own address, or the player that the address names. */
export function linked(marked: Marked, address: string): Edit {
  const shown = player(address);
  if (shown) return block(marked, shown);
  const { text, start, end } = marked;
  const words = text.slice(start, end) || address;
  return { start, end, text: `[${words}](${address})`, select: [start + 1, start + 1 + words.length] };
}

export function table(words: { column: string; cell: string }): string {
  const { column, cell } = words;
  return `| ${column} 1 | ${column} 2 |\n| --- | --- |\n| ${cell} | ${cell} |\n| ${cell} | ${cell} |`;
}

/** Selected lines as code, or an empty block. */
export function code(marked: Marked, language: string): Edit {
  const inside = marked.text.slice(marked.start, marked.end).replace(/\n+$/, '');
  return block(marked, `\`\`\`${language}\n${inside}\n\`\`\``, inside);
}

export function applied({ text }: { text: string }, edit: Edit): string {
  return text.slice(0, edit.start) + edit.text + text.slice(edit.end);
}
