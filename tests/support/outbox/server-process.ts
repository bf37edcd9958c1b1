import { POST as sendOutbox } from '@/app/api/outbox/route';
import { POST as saveAnswers } from '@/app/api/provas/attempts/[id]/answers/route';
import { POST as conclude } from '@/app/api/provas/attempts/[id]/conclude/route';
import { POST as importGuardians } from '@/app/api/responsaveis/imports/plans/[id]/apply/route';
import { POST as closeUnit } from '@/app/api/turmas/[id]/units/[unit]/close/route';
import { knowConstraints } from '@/lib/constraints';
import { startRouteServer } from '@/tests/support/http/route-server';

/** What is asked of a server that dies meanwhile, on the database of its environment, until it is killed. */
knowConstraints();
// Before anything that takes time: who asked for the server may be gone when it is ready.
process.once('disconnect', () => process.exit());
const { port } = await startRouteServer([sendOutbox, closeUnit, importGuardians, saveAnswers, conclude]);
process.send?.(port, (gone: Error | null) => gone && process.exit());
