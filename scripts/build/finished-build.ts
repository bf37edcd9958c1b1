import { joinMainScripts } from './main-script';
import { packFiles } from './packed-files';

/** What a build of Next still lacks for a slow line: one script where every page asked for five, and all packed at their best. */
export async function finishBuild(folder: string): Promise<void> {
  joinMainScripts(folder);
  await packFiles(folder);
}
