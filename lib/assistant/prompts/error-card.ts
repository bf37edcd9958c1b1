import type errorCards from '@/messages/pt-BR/errorCards.json';
import type { FoundError } from '../rules/error-cards';

export type ErrorCards = typeof errorCards;

/** An error as a child can work with it: what it means, where to look, one question back. */
export function errorHelp({ kind, line, name }: FoundError, words: ErrorCards, code = (text: string) => text) {
  const { means, look, ask } = words.kinds[kind];
  const hints = [
    ...(line ? [words.line.replace('#', String(line))] : []),
    ...(name ? [words.named.replace('#', () => code(name))] : []),
  ];
  return { means, where: [...hints, look].join(' '), ask };
}

/** The same as the text of an answer. */
export function errorCard(error: FoundError, words: ErrorCards): { text: string; ask: string } {
  const { means, where, ask } = errorHelp(error, words, (name) => `\`${name.replaceAll('`', '')}\``);
  return { text: `**${words.means}:** ${means}\n\n**${words.look}:** ${where}`, ask };
}
