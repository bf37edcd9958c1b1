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

type Context<Input extends string> = {
  tx: Tx;
  actor: Actor;
  input: Readonly<Record<Input, string>> & { readonly revision?: number | undefined };
};

type By<M extends Model, Field extends string, Input extends string> = {
  /** The field that names the row. */
  by: Field & keyof Where<M>;
  /** The input that brings its value, where that has another name. */
  from?: Input;
  /** Where the revision in the input is another row's: this one's is not compared with it. */
  revisionOfAnother?: true;
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
>(
  model: M,
  reach: Reach<Where<M>>,
  { by, from, select, revisionOfAnother }: By<M, Field, Input> & { select?: Select },
): RowTarget<Context<Input>, Found<M, Query<Select>>> {
  async function find({ tx, actor, input }: Context<Input>) {
    const value = (input as Readonly<Record<string, string>>)[from ?? by] as string;
    const { table, column } = columnOf(model, by);
    await lockRows(tx, table, column, value);
    const judged = !revisionOfAnother && input.revision !== undefined;
    const found = await (tx[model] as unknown as Reader).findFirst({
      where: within(reach, actor, { [by]: value }),
      ...(select && { select: judged ? { ...select, revision: true } : select }),
    });
    if (found && judged) refuseStale(found.revision as number, input.revision);
    return found as Found<M, Query<Select>> | null;
  }
  return { find };
}
