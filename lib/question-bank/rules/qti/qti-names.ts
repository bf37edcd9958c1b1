import type { Xml } from '@/lib/platform/text/read-xml';

const camel = (name: string) => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** QTI 3.0 says `qti-simple-choice` where 2.x says `simpleChoice`: both are read by the names of 2.x. */
export function inOldNames(element: Xml): Xml {
  const { name, attributes, children } = element;
  const own = name.startsWith('qti-') ? camel(name.slice('qti-'.length)) : name;
  const named = [...attributes].map(([key, value]) => [/^(?:data|aria)-/.test(key) ? key : camel(key), value] as const);
  return {
    ...element,
    name: own,
    attributes: new Map(named),
    children: children.map((child) => (typeof child === 'string' ? child : inOldNames(child))),
  };
}

export type QtiVersion = '2.1' | '3.0';

/** How a version spells an element and an attribute. */
export const spelling = {
  '2.1': { element: (name: string) => name, attribute: (name: string) => name },
  '3.0': { element: (name: string) => `qti-${kebab(name)}`, attribute: kebab },
} as const;

export function childrenOf({ children }: Xml, name: string): Xml[] {
  return children.filter((child): child is Xml => typeof child !== 'string' && child.name === name);
}

/** Every element below, itself left out, in the order of the file. */
export function elementsIn({ children }: Xml): Xml[] {
  return children.flatMap((child) => (typeof child === 'string' ? [] : [child, ...elementsIn(child)]));
}
