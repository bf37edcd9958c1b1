import type errorCards from '@/messages/pt-BR/errorCards.json';
import type { FoundError } from '../rules/error-cards';

export type ErrorCards = typeof errorCards;

/** An error as a child can work with it: what it means, where to look, one question back. The browser draws it too, offline. */
export function errorCard({ kind, line, name }: FoundError, words: ErrorCards): { text: string; ask: string } {
  const { means, look, ask } = words.kinds[kind];
  const hints = [
    ...(line ? [words.line.replace('{line}', String(line))] : []),
    ...(name ? [words.named.replace('{name}', `\`${name.replaceAll('`', '')}\``)] : []),
  ];
  const where = [...hints, look].join(' ');
  return { text: `**${words.means}:** ${means}\n\n**${words.look}:** ${where}`, ask };
}
