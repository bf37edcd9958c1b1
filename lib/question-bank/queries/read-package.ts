import { type Package, readPackage } from '@/lib/platform/archive/read-package';
import { refuse } from '@/lib/platform/archive/refusal';
import { imageAddress } from '../rules/import-images';
import { type Imported, refuseItem } from '../rules/imported';
import { packageItemsMax, packageTextBytesMax } from '../rules/kinds';
import { readItem } from '../rules/qti/read-item';
import { manifestName, pathFrom, readManifest, readTest } from '../rules/qti/read-manifest';

/** A picture of a package, by the address that stands for it until it is stored. */
export type PackagePicture = { address: string; path: string; bytes: () => Promise<Buffer> };
export type ReadQuestions = { format: 'gift' | 'qti'; items: Imported[]; pictures: PackagePicture[] };

/** The items of a package in the order of its test, else of its manifest, each by itself. */
export async function readQuestionPackage(file: Buffer): Promise<ReadQuestions> {
  const zip = readPackage(file);
  const room = textRoom(zip);
  if (zip.sizeOf(manifestName) === undefined) refuse('archive-missing', { entry: manifestName });
  const manifest = readManifest(await room(manifestName)) ?? refuse('questions-manifest', { entry: manifestName });
  if (manifest.items.length > packageItemsMax) refuse('questions-too-many', { maximum: packageItemsMax });
  const weights = new Map<string, number | undefined>();
  for (const name of manifest.tests.filter((test) => zip.sizeOf(test) !== undefined)) {
    for (const [path, weight] of readTest(await room(name), name)) weights.set(path, weight);
  }
  const order = [...weights.keys()];
  const place = ({ href }: { href: string }) => (order.includes(href) ? order.indexOf(href) : order.length);
  const paths = new Map<string, string>();
  const items: Imported[] = [];
  for (const { href, skillCode } of manifest.items.toSorted((a, b) => place(a) - place(b))) {
    if (zip.sizeOf(href) === undefined) refuse('archive-missing', { entry: href });
    const image = (source: string, line: number) => pictureOf(zip, paths, { item: href, source, line });
    items.push(readItem(await room(href), { entry: href, weight: weights.get(href), skillCode }, { image }));
  }
  const pictures = [...paths].map(([path, address]) => ({ path, address, bytes: () => zip.bytes(path) }));
  return { format: 'qti', items, pictures };
}

/** Each text of the package as long as all of them together stay within bounds, asked before it is unpacked. */
function textRoom(zip: Package): (name: string) => Promise<string> {
  let room = packageTextBytesMax;
  return (name) => {
    room -= zip.sizeOf(name) ?? 0;
    if (room < 0) refuse('archive-too-large', { entry: name, maximum: packageTextBytesMax / 1024 / 1024 });
    return zip.text(name);
  };
}

type Named = { item: string; source: string; line: number };

function pictureOf(zip: Package, paths: Map<string, string>, { item, source, line }: Named): string {
  const path = pathFrom(item, source);
  if (!path || zip.sizeOf(path) === undefined) return refuseItem('image-missing', { name: source.slice(0, 120) }, line);
  const address = paths.get(path) ?? imageAddress(paths.size);
  paths.set(path, address);
  return address;
}
