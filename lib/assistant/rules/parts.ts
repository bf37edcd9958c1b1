import { fixedBases } from '@/lib/knowledge-base/rules';
import { wholeSubject } from './limits';

/** Parts of the general base that are screens of the product (§2). */
export const screens = { knowledgeBase: 'Base de conhecimento', projects: 'Projetos', mural: 'Mural' } as const;
export type Screen = keyof typeof screens;

type Coded = { readonly code: string; readonly name: string };

/**
 * What each is called as a part of its subject, on the wire and on the screen: its name; where that stands twice, or
 * means something else already, with its code behind it. Two that are not the same never share a conversation.
 */
function partsOf<One extends Coded>(all: readonly One[], taken: readonly string[]): (One & { value: string })[] {
  const names = [wholeSubject, ...taken, ...all.flatMap((one) => [one.name, withCode(one)])];
  return all.map((one) => {
    const isAlone = names.filter((name) => name === one.name).length === 1;
    return { ...one, value: isAlone ? one.name : withCode(one) };
  });
}

function withCode({ name, code }: Coded): string {
  return `${name} (${code})`;
}

/** Of one module. */
export function lessonParts<One extends Coded>(lessons: readonly One[]): (One & { value: string })[] {
  return partsOf(lessons, []);
}

/** A topic has no code that people know: the end of its id tells it from its namesakes. */
export function topicParts<One extends { readonly id: string; readonly name: string }>(
  baseId: string,
  topics: readonly One[],
): (One & { value: string })[] {
  const coded = topics.map((topic) => ({ ...topic, code: topic.id.slice(-6) }));
  return partsOf(coded, isGeneral(baseId) ? Object.values(screens) : []);
}

/** Only a facilitator has a mural of the own (§6). */
export function screensOf(baseId: string, tipo: string): Screen[] {
  if (!isGeneral(baseId)) return [];
  return tipo === 'instrutor' ? ['knowledgeBase', 'projects', 'mural'] : ['knowledgeBase', 'projects'];
}

export function screenNamed(baseId: string, name: string): Screen | undefined {
  return screensOf(baseId, 'instrutor').find((screen) => screens[screen] === name);
}

function isGeneral(baseId: string): boolean {
  return baseId === fixedBases.general.id;
}
