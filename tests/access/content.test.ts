import { cells } from './cells/cells';
import { triesEveryone } from './matrix';

await triesEveryone(cells.content);
