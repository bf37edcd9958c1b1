import type { InputOf, ReplyOf } from '@/lib/platform/http/operation';
import type { readTeamsOp, saveTeamsOp } from '@/lib/teams/contract';

export type Board = ReplyOf<typeof readTeamsOp>;
export type Pupil = Board['pupils'][number];
export type Dealt = InputOf<typeof saveTeamsOp>['dealt'];
