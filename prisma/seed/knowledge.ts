import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Actor } from '@/lib/access/actor';
import { createKnowledgeBase } from '@/lib/knowledge-base/commands/create-knowledge-base';
import { type FixedBase, fixedBases, type KnowledgeKind } from '@/lib/knowledge-base/rules';

const content = fileURLToPath(new URL('content/knowledge/', import.meta.url));

type SeededBase = { folder: string; name: string; base?: FixedBase; kind?: KnowledgeKind };

const bases: readonly SeededBase[] = [
  { base: 'general', folder: 'geral', name: 'Geral' },
  { base: 'robotics', folder: 'robotica', name: 'Robótica' },
  { base: 'software', folder: 'software', name: 'Programação' },
  { base: 'trade', folder: 'oficios', name: 'Profissões da computação' },
  { base: 'guideMY', folder: 'guia-my', name: 'Guia do curso MY: Pequenos Criadores' },
  { base: 'guideMT', folder: 'guia-mt', name: 'Guia do curso MT: Oficina de Programação' },
  { base: 'guideMP', folder: 'guia-mp', name: 'Guia do curso MP: Robótica com Sucata' },
  { base: 'guideF1', folder: 'guia-f1', name: 'Guia do curso F1: Primeiras Ideias' },
  { kind: 'software', folder: 'aulas-ma1', name: 'Perguntas das aulas: Programas que Conversam' },
  { kind: 'robotics', folder: 'aulas-m1r', name: 'Perguntas das aulas: Robô em Movimento' },
  { kind: 'robotics', folder: 'aulas-m1re', name: 'Questions from the lessons: Robots on the Move' },
];

/**
 * The eight bases that have a fixed id, and what pupils ask in the lessons, a topic a lesson under its name; saved as an
 * administrator would.
 */
export async function seedKnowledge(admin: Actor): Promise<void> {
  for (const { base, kind = 'general', folder, name } of bases) {
    const files = readdirSync(content + folder).sort();
    const topics = files.map((file) => ({
      id: demoTopicId(folder, file),
      ...parseTopic(readFileSync(`${content}${folder}/${file}`, 'utf8'), file),
    }));
    await createKnowledgeBase(admin, { ...(base ? fixedBases[base] : { kind }), name, topics });
  }
}

/** The same in every demo, so that an address of one can be written down. */
export function demoTopicId(folder: string, file: string): string {
  const hex = createHash('sha256').update(`${folder}/${file}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** A topic as its author wrote it: its name and questions between two `---`, then Markdown. */
function parseTopic(text: string, file: string) {
  const [, topic, suggestions, body] = /^---\ntopico: (.+)\nsugestoes: (.+)\n---\n(.+)$/s.exec(text) ?? [];
  if (!(topic && suggestions && body)) throw new Error(`${file} is not a topic`);
  return { topic, suggestions: suggestions.split('|').map((question) => question.trim()), body: body.trim() };
}
