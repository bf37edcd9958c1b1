import type { RendererRule, StateBlock, Token } from 'markdown-it';
import { escaped } from './escaped';

/** The players that a text can name, their ids, their pages, and what stands in a frame. */
const players = {
  youtube: {
    name: 'YouTube',
    id: /^[\w-]{11}$/,
    page: (id: string) => `https://www.youtube.com/watch?v=${id}`,
    frame: (id: string) => `https://www.youtube-nocookie.com/embed/${id}?rel=0`,
  },
  scratch: {
    name: 'Scratch',
    id: /^\d{1,12}$/,
    page: (id: string) => `https://scratch.mit.edu/projects/${id}/`,
    frame: (id: string) => `https://scratch.mit.edu/projects/${id}/embed/`,
  },
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
 * A link with the face of a player, which `components/markdown/players.tsx` puts in its place when it is clicked. Nothing
 * is asked of the other site before; where scripts are off it opens in a tab of its own.
 */
export const embedLink: RendererRule = (tokens, index, _options, env) => {
  const { content, meta } = tokens[index] as Token;
  const { player, id } = meta as { player: Player; id: string };
  const { name, page, frame } = players[player];
  const title = content ? `${name}: ${content}` : name;
  const hint = env?.newTab ? ` <small>${escaped(String(env.newTab))}</small>` : '';
  const leads = `href="${page(id)}" target="_blank" rel="noopener nofollow noreferrer"`;
  return `<p class="embed"><a ${leads} data-frame="${frame(id)}"><span>${escaped(title)}${hint}</span></a></p>\n`;
};

export function hasPlayers(html: string): boolean {
  return html.includes(' data-frame="');
}
