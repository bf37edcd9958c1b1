import { db } from './client';
import type { Prisma } from './generated/client';

export type Model = Uncapitalize<Prisma.ModelName>;

type Known = { dbName?: string | null; fields: readonly { name: string; dbName?: string | null }[] };

/** The client carries what it was generated from, and its types do not say so. */
type Described = { _runtimeDataModel: { models: Record<string, Known | undefined> } };

function known(model: Model): Known {
  const name = `${model.charAt(0).toUpperCase()}${model.slice(1)}`;
  const found = (db() as unknown as Described)._runtimeDataModel.models[name];
  if (!found) throw new Error(`The database client describes no model ${name}`);
  return found;
}

/** How the database calls a model and one of its fields. */
export function columnOf(model: Model, field: string): { table: string; column: string } {
  const { dbName, fields } = known(model);
  const column = fields.find(({ name }) => name === field);
  if (!column || !dbName) throw new Error(`The database client describes no ${model}.${field}`);
  return { table: dbName, column: column.dbName ?? column.name };
}
