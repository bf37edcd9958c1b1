import type { Token } from 'markdown-it';

/** What an inline token says, without marks. */
export function plainText(token: Token | undefined): string {
  return (token?.children ?? []).map(said).join('');
}

function said(child: Token): string {
  if (child.type === 'softbreak' || child.type === 'hardbreak') return ' ';
  return child.type === 'image' ? plainText(child) : child.content;
}
