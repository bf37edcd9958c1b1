import { isFault, readXml, type Xml } from '@/lib/platform/text/read-xml';
import { childrenOf, elementsIn, inOldNames } from './qti-names';

export const manifestName = 'imsmanifest.xml';

/** An item of a package: its file, and what the package says of it beside the file. */
export type ListedItem = { href: string; skillCode: string | null };

export type Manifest = { items: ListedItem[]; tests: string[] };

/** The items and tests that a package names, in its order; nothing where it is no manifest. */
export function readManifest(text: string): Manifest | null {
  const root = readXml(text);
  if (isFault(root) || root.name !== 'manifest') return null;
  const resources = elementsIn(root).filter(({ name }) => name === 'resource');
  const typed = (type: RegExp) =>
    resources.filter(({ attributes }) => type.test(attributes.get('type') ?? '') && attributes.has('href'));
  return {
    items: typed(/^imsqti_item_xml/).map((resource) => ({ href: hrefOf(resource), skillCode: skillOf(resource) })),
    tests: typed(/^imsqti_(?:test|assessment)_xml/).map(hrefOf),
  };
}

function hrefOf({ attributes }: Xml): string {
  return pathFrom('', attributes.get('href') ?? '') ?? '';
}

/** What is learned, as metadata of learning objects say it: the id of a taxon. */
function skillOf(resource: Xml): string | null {
  const taxon = elementsIn(resource).find(({ name }) => name === 'taxon');
  const id = taxon && childrenOf(taxon, 'id')[0];
  return (
    id?.children
      .filter((child) => typeof child === 'string')
      .join('')
      .trim() || null
  );
}

/** The weights of a test's items by their files, in the order in which the test asks them. */
export function readTest(text: string, name: string): Map<string, number | undefined> {
  const root = readXml(text);
  const found = new Map<string, number | undefined>();
  if (isFault(root)) return found;
  for (const ref of elementsIn(inOldNames(root)).filter((each) => each.name === 'assessmentItemRef')) {
    const path = pathFrom(name, ref.attributes.get('href') ?? '');
    const weight = childrenOf(ref, 'weight')[0]?.attributes.get('value');
    if (path) found.set(path, weight === undefined ? undefined : Number(weight));
  }
  return found;
}

/** The file that another one names, by its place in the package; nothing where that leads out of it. */
export function pathFrom(file: string, href: string): string | null {
  if (/^[a-z][a-z\d+.-]*:|^\/|\\/i.test(href)) return null;
  const path: string[] = file.split('/').slice(0, -1);
  for (const part of decoded(href.split(/[?#]/)[0] ?? '').split('/')) {
    if (part === '..') {
      if (path.pop() === undefined) return null;
    } else if (part !== '.' && part !== '') path.push(part);
  }
  return path.join('/');
}

function decoded(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}
