import { createHash } from 'node:crypto';
import { migrationsFolder, migrationsOnDisk } from '@/lib/platform/db/migrations-on-disk';
import { StartFailure } from '@/lib/platform/env/start-failure';
import { type Entry, entriesOf } from './archive-reader';
import { isPlainKey } from './file-entries';
import { archiveFormat, entryOfFile, Manifest, manifestName, productVersion } from './manifest';

const otherBackup = 'take another backup, nothing was changed';

/** Reads a whole archive before anything is changed: every entry with its hash, and whether this version can load it. */
export async function checkArchive(path: string, folder = migrationsFolder): Promise<Manifest> {
  const manifest = await readWhole(path);
  refuseNewer(manifest, folder);
  return manifest;
}

async function readWhole(path: string): Promise<Manifest> {
  try {
    return await hashesChecked(path);
  } catch (cause) {
    const reason =
      (cause as NodeJS.ErrnoException).code === 'ENOENT' ? 'there is no such file' : (cause as Error).message;
    throw new StartFailure(`${path} is not a whole backup (${reason}): ${otherBackup}.`, { cause });
  }
}

async function hashesChecked(path: string): Promise<Manifest> {
  const entries: Manifest['entries'] = {};
  let manifest: Manifest | undefined;
  for await (const entry of entriesOf(path)) {
    if (manifest) throw new Error(`${entry.name} stands behind its end`);
    if (entry.name === manifestName) manifest = Manifest.parse(JSON.parse(await textOf(entry)));
    else entries[entry.name] = await hashOf(entry);
  }
  if (!manifest) throw new Error('its list of contents is missing');
  for (const name of new Set([...Object.keys(entries), ...Object.keys(manifest.entries)])) {
    const [found, said] = [entries[name], manifest.entries[name]];
    if (found?.sha256 !== said?.sha256 || found?.bytes !== said?.bytes) throw new Error(`${name} is damaged`);
  }
  refuseStrangeNames(manifest);
  return manifest;
}

/** Whoever made the archive, nothing in it is written outside the folder of files. */
function refuseStrangeNames(manifest: Manifest): void {
  const listed = new Set([...manifest.tables.flatMap(({ parts }) => parts), ...manifest.files.map(entryOfFile)]);
  const strange =
    Object.keys(manifest.entries).find((name) => !listed.has(name)) ?? manifest.files.find((key) => !isPlainKey(key));
  if (strange) throw new Error(`${strange} does not belong there`);
}

async function textOf({ body }: Entry): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of body) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

async function hashOf({ body, size }: Entry): Promise<Manifest['entries'][string]> {
  const sha256 = createHash('sha256');
  for await (const piece of body) sha256.update(piece);
  return { bytes: size, sha256: sha256.digest('hex') };
}

function refuseNewer({ format, product, migrations }: Manifest, folder: string): void {
  const ours = new Map(migrationsOnDisk(folder).map(({ name, checksum }) => [name, checksum]));
  const mend = `restore it with version ${product} of the product or a newer one; nothing was changed`;
  const own = productVersion();
  if (format > archiveFormat || isNewer(product, own)) {
    throw new StartFailure(`The backup was made by version ${product}, this is ${own}: ${mend}.`);
  }
  const unknown = migrations.find(({ name, checksum }) => ours.get(name) !== checksum);
  if (!unknown) return;
  const how = ours.has(unknown.name) ? 'another text of it' : 'it not';
  throw new StartFailure(`The backup has the migration ${unknown.name} and this version has ${how}: ${mend}.`);
}

function isNewer(version: string, than: string): boolean {
  return version.localeCompare(than, 'en', { numeric: true }) > 0;
}
