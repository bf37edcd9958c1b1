import { type AnyNode, nodesOf } from '../source/parsed';
import { filesUnder, isTest, type Tree } from '../source/tree';

const spoken =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|label|lead|summary)$/;
/** What stands in these is not language. */
const verbatim = ['code', 'script', 'style', 'kbd'];

/** Words written into a screen instead of taken from messages/. */
export function literalTexts(files: Tree): string[] {
  return filesUnder(files, /^(app|components|lib)\/.*\.tsx$/).flatMap(([file, source]) => {
    if (isTest(file) || isGallery(file)) return [];
    const words = [...nodesOf(file, source)].flatMap((node) => writers[node.type]?.(node) ?? []);
    return words.filter((text) => /\p{L}/u.test(text)).map((text) => `${file}: ${text.trim().slice(0, 60)}`);
  });
}

/** The living page of the primitives is for developers, and its folder with it. */
function isGallery(file: string): boolean {
  return file.endsWith('.gallery.tsx') || /\/gallery\//.test(file);
}

/** The texts that each kind of node puts on a screen. */
const writers: Record<string, (node: AnyNode) => string[]> = {
  JSXFragment: (node) => listed(node.children).flatMap(shown),
  JSXElement: (node) => (verbatim.includes(tagOf(node)) ? [] : listed(node.children).flatMap(shown)),
  JSXAttribute: (node) =>
    spoken.test(nameIn(node.name)) && node.value ? chosen(unwrapped(node.value as AnyNode)) : [],
  Property: (node) => (['title', 'description'].includes(nameIn(node.key)) ? chosen(node.value as AnyNode) : []),
};

function tagOf(element: AnyNode): string {
  return nameIn((element.openingElement as AnyNode).name);
}

function nameIn(node: unknown): string {
  return String((node as AnyNode).name);
}

function listed(children: unknown): AnyNode[] {
  return children as AnyNode[];
}

function shown(child: AnyNode): string[] {
  // An entity is a sign, not a word.
  if (child.type === 'JSXText') return [String(child.value).replace(/&\w+;/g, '')];
  return child.type === 'JSXExpressionContainer' ? chosen(unwrapped(child)) : [];
}

function unwrapped(node: AnyNode): AnyNode {
  return node.type === 'JSXExpressionContainer' ? (node.expression as AnyNode) : node;
}

/** The texts that an expression may come to, without looking into calls. */
function chosen(node: AnyNode): string[] {
  const both = (...branches: unknown[]) => branches.flatMap((branch) => chosen(branch as AnyNode));
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'TemplateLiteral')
    return listed(node.quasis).map(({ value }) => (value as { cooked: string }).cooked);
  if (node.type === 'ConditionalExpression') return both(node.consequent, node.alternate);
  return node.type === 'LogicalExpression' ? both(node.left, node.right) : [];
}
