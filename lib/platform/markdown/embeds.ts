import type { RendererRule, StateBlock, Token } from 'markdown-it';
import { escaped } from './escaped';

/** The players that a text can name, their ids, and where somebody who clicks is led. */
const players = {
  youtube: { name: 'YouTube', id: /^[\w-]{11}$/, address: (id: string) => `https://www.youtube.com/watch?v=${id}` },
  scratch: { name: 'Scratch', id: /^\d{1,12}$/, address: (id: string) => `https://scratch.mit.edu/projects/${id}/` },
} as const;

type Player = keyof typeof players;

const written = /^@\[(youtube|scratch)\]\(([\w-]+)(?:\s+"([^"]{1,200})")?\)\s*$/;

/** `@[youtube](id)` or `@[scratch](id "title")` on a line of its own. */
export function embedBlock(state: StateBlock, line: number, _end: number, silent: boolean): boolean {
  const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
  const found = written.exec(state.src.slice(start, state.eMarks[line]));
  if (!found || (state.sCount[line] ?? 0) - state.blkIndent >= 4) return false;
  const [, player, id = '', title] = found;
  if (!players[player as Player].id.test(id)) return false;
  if (silent) return true;
  const token = state.push('embed', '', 0);
  token.meta = { player, id };
  token.content = title ?? '';
  token.map = [line, line + 1];
  state.line = line + 1;
  return true;
}

/**
 * A link with the face of a player. A frame that waits for the click needs a script, and one that loads lazily loads at
 * once where scripts are off: so nothing is asked of the other site before somebody goes there, in a tab of its own.
 */
export const embedLink: RendererRule = (tokens, index, _options, env) => {
  const { content, meta } = tokens[index] as Token;
  const { player, id } = meta as { player: Player; id: string };
  const { name, address } = players[player];
  const title = content ? `${name}: ${content}` : name;
  const hint = env?.newTab ? ` <small>${escaped(String(env.newTab))}</small>` : '';
  const attributes = `href="${address(id)}" target="_blank" rel="noopener nofollow noreferrer"`;
  return `<p class="embed"><a ${attributes}><span>${escaped(title)}${hint}</span></a></p>\n`;
};
