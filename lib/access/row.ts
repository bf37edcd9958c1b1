import type { Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { lockRows } from '@/lib/platform/db/lock';
import { columnOf, type Model } from '@/lib/platform/db/tables';
import type { Actor } from './actor';
import { type Reach, within } from './reach';
import { refuseStale } from './revision';

type Args<M extends Model> = Prisma.Args<Tx[M], 'findFirst'>;
type Of<A, Key extends string> = A extends { [key in Key]?: infer Value } ? NonNullable<Value> : never;
type Where<M extends Model> = Of<Args<M>, 'where'>;
type Query<Select> = Select extends undefined ? Record<never, never> : { select: Select };
type Found<M extends Model, Q> = NonNullable<Prisma.Result<Tx[M], Q, 'findFirst'>>;

/** Every delegate of Prisma's has this; together their overloads are no longer callable. */
type Reader = { findFirst(query: object): Promise<({ revision?: number } & object) | null> };

type Context<Input extends string, Revision> = {
  tx: Tx;
  actor: Actor;
  input: Readonly<Record<Input, string>> &
    (Revision extends 'compared' ? { readonly revision: number } : Readonly<Record<never, never>>);
};

/** Whether the command writes over what a form of the row shows. Then it asks for the one that the form was opened on. */
type Writing = 'compared' | 'not-overwritten';

/** A row that several people edit has a revision, and who acts on it says which: forgetting does not compile. */
type OfSeveral<M extends Model, Revision> = 'revision' extends keyof Where<M>
  ? { revision: Revision & Writing }
  : { revision?: never };

type By<M extends Model, Field extends string, Input extends string> = {
  /** The field that names the row. */
  by: Field & keyof Where<M>;
  /** The input that brings its value, where that has another name. */
  from?: Input;
};

/** No bare function: the compiler infers nothing from a generic call that returns one. */
export type RowTarget<In, Row> = { readonly find: (context: In) => Promise<Row | null> };

/**
 * The row that a command acts on: held until the transaction ends, inside the actor's reach, and as it was when the form
 * was opened. It is held before it is read, so that the read sees what the tab before this one wrote; null becomes 404.
 */
export function row<
  M extends Model,
  Field extends string,
  Select extends Of<Args<M>, 'select'> | undefined = undefined,
  Input extends string = Field,
  Revision extends Writing = 'not-overwritten',
>(
  model: M,
  reach: Reach<Where<M>>,
  { by, from, select, revision }: By<M, Field, Input> & OfSeveral<M, Revision> & { select?: Select },
): RowTarget<Context<Input, Revision>, Found<M, Query<Select>>> {
  const isJudged = revision === 'compared';
  async function find({ tx, actor, input }: Context<Input, Revision>) {
    const value = (input as Readonly<Record<string, string>>)[from ?? by] as string;
    const { table, column } = columnOf(model, by);
    await lockRows(tx, table, column, value);
    const found = await (tx[model] as unknown as Reader).findFirst({
      where: within(reach, actor, { [by]: value }),
      ...(select && { select: isJudged ? { ...select, revision: true } : select }),
    });
    if (found && isJudged) refuseStale(found.revision as number, (input as { revision?: number }).revision as number);
    return found as Found<M, Query<Select>> | null;
  }
  return { find };
}
