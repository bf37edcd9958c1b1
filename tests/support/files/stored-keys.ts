import { listFiles } from '@/lib/platform/storage/storage';

/** What lies in a folder of the storage. */
export async function storedKeys(folder: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const page of listFiles(folder)) keys.push(...page.map(({ key }) => key));
  return keys.sort();
}
