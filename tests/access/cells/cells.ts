import { accountCells } from './accounts';
import { analyticsCells } from './analytics';
import type { Cell } from './cell';
import { courseCells } from './courses';
import { fileCells } from './files';
import { liveCells } from './live';
import { outboxCells } from './outbox';
import { peopleCells } from './people';
import { schoolCells } from './schools';
import { seeingCells } from './seeing';
import { upkeepCells } from './upkeep';

/** By `METHOD path`. An operation without a cell fails the matrix, so a new route is covered the moment it exists. */
export const cells: Readonly<Record<string, Cell>> = {
  ...accountCells,
  ...analyticsCells,
  ...courseCells,
  ...liveCells,
  ...fileCells,
  ...outboxCells,
  ...peopleCells,
  ...schoolCells,
  ...seeingCells,
  ...upkeepCells,
};
