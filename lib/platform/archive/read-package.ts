import { readDirectory } from './directory';
import { judgeAnyName } from './entry-names';
import { bytesOf, inUtf8 } from './read-archive';

export type Package = {
  /** How large a file says that it is; nothing of one that is not there. */
  sizeOf: (name: string) => number | undefined;
  text: (name: string) => Promise<string>;
  bytes: (name: string) => Promise<Buffer>;
};

/** A stranger's ZIP of files by name, each unpacked only when it is asked for. */
export function readPackage(zip: Buffer): Package {
  const entries = new Map(readDirectory(zip, judgeAnyName).map((entry) => [entry.name, entry]));
  const bytes = async (name: string) => {
    const entry = entries.get(name);
    if (!entry) throw new Error(`no entry ${name}`);
    return bytesOf(zip, entry);
  };
  return {
    sizeOf: (name) => entries.get(name)?.bytes,
    text: async (name) => inUtf8(await bytes(name), name).replace(/^\ufeff/, ''),
    bytes,
  };
}
