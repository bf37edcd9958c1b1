import type { Xml } from '@/lib/platform/text/read-xml';
import { type Note, refuseItem } from '../imported';
import { blank } from '../texts/blank';
import { blocksOf, isBlock, type Pictures, textIn } from '../texts/markdown-of-xhtml';
import { plainOfMarkdown } from '../texts/plain-markdown';

type Nodes = readonly (Xml | string)[];

type Body = {
  blocks: string[];
  image: { url: string; alt: string } | null;
  unit: string | null;
  /** What a full answer says, for who grades. */
  key: string | null;
};

/** Everything around the answer: its blocks as Markdown, the prompt of the interaction in its place. */
export function readBody(
  body: Xml,
  interaction: Xml,
  { pictures, notes }: { pictures: Pictures; notes: Note[] },
): Body {
  const rubrics: Xml[] = [];
  const entry = unitAround(body, interaction);
  const placed = replaced(body.children, (node) => {
    if (node === entry?.block) return [];
    if (node.name === 'rubricBlock') {
      const views = (node.attributes.get('view') ?? '').split(/\s+/);
      if (views.includes('candidate')) return [{ ...node, name: 'div' }];
      rubrics.push(node);
      return [];
    }
    if (node === interaction) return promptOf(node);
    return ['stylesheet', 'companionMaterialsInfo'].includes(node.name) ? [] : null;
  });
  const { nodes, image } = withoutImage(placed, pictures);
  const keys = rubrics.filter(({ attributes }) => attributes.get('view')?.split(/\s+/).includes('scorer'));
  if (keys.length < rubrics.length) notes.push({ code: 'rubric-dropped' });
  const key = keys.map(({ children }) => plainOfMarkdown(blocksOf(children, pictures).join('\n\n')).text).join('\n');
  return { blocks: blocksOf(nodes, pictures), image, unit: entry?.unit ?? null, key: key || null };
}

/** What stands where the answer is given: the prompt of a block, a blank within a sentence. */
function promptOf({ name, children }: Xml): Nodes {
  if (name === 'textEntryInteraction') return [blank];
  return children.flatMap((child) =>
    typeof child !== 'string' && child.name === 'prompt' ? [{ ...child, name: 'div' }] : [],
  );
}

type Replace = (node: Xml) => Nodes | null;

function replaced(nodes: Nodes, by: Replace): Nodes {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [node];
    return by(node) ?? [{ ...node, children: [...replaced(node.children, by)] }];
  });
}

/** A block with the entry alone, or with one short word behind it: the unit of a number. */
function unitAround(body: Xml, interaction: Xml): { block: Xml; unit: string | null } | null {
  if (interaction.name !== 'textEntryInteraction') return null;
  const block = parentOf(body, interaction);
  if (!block || block === body) return null;
  const at = block.children.indexOf(interaction);
  const [before, after] = [block.children.slice(0, at), block.children.slice(at + 1)];
  if (!block.children.every((child) => typeof child === 'string' || child === interaction)) return null;
  const [said, unit] = [textIn(before).trim(), textIn(after).trim()];
  if (said !== '' || !/^[^\s.,;:!?]{0,20}$/.test(unit)) return null;
  return { block, unit: unit || null };
}

function parentOf(within: Xml, wanted: Xml): Xml | null {
  if (within.children.includes(wanted)) return within;
  for (const child of within.children) {
    const found = typeof child === 'string' ? null : parentOf(child, wanted);
    if (found) return found;
  }
  return null;
}

const isPicture = (node: Xml): boolean =>
  node.name === 'img' || (node.name === 'object' && (node.attributes.get('type') ?? '').startsWith('image/'));

/** One picture beside blocks alone is the question's; several, or one within a sentence, stay in the text. */
function withoutImage(nodes: Nodes, pictures: Pictures): { nodes: Nodes; image: Body['image'] } {
  const found = picturesIn(nodes);
  const [only] = found;
  if (!only || found.length > 1) return { nodes, image: null };
  const beside = siblingsOf(nodes, only);
  const isWithinSentence = beside.some((each) => (typeof each === 'string' ? each.trim() !== '' : !isBlock(each)));
  if (isWithinSentence) return { nodes, image: null };
  const { name, attributes, children, line } = only;
  const source = attributes.get(name === 'img' ? 'src' : 'data') ?? refuseItem('image-missing', { name: '' }, line);
  const alt = (name === 'img' ? (attributes.get('alt') ?? '') : textIn(children)).replaceAll(/\s+/g, ' ').trim();
  return {
    nodes: replaced(nodes, (node) => (node === only ? [] : null)),
    image: { url: pictures.image(source, line), alt },
  };
}

function siblingsOf(nodes: Nodes, wanted: Xml): Nodes {
  if (nodes.includes(wanted)) return nodes.filter((node) => node !== wanted);
  return nodes.flatMap((node) => (typeof node === 'string' ? [] : siblingsOf(node.children, wanted)));
}

function picturesIn(nodes: Nodes): Xml[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    return isPicture(node) ? [node] : picturesIn(node.children);
  });
}
