import { PrismaPg } from '@prisma/adapter-pg';
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import pg from 'pg';

const { CHAR, TEXT } = pg.types.builtins;

/**
 * Prisma's driver for pg, able to read PostgreSQL's catalog: it refuses the catalog's one-byte type "char", so such
 * columns pass it as text and get their type back afterwards.
 */
export class CatalogReader extends PrismaPg {
  constructor(pool: pg.Pool) {
    const charColumns = new WeakMap<object, number[]>();
    super(readable(pool, charColumns));
    const connect = this.connect.bind(this);
    this.connect = async () => {
      const adapter = await connect();
      const queryRaw = adapter.queryRaw.bind(adapter);
      adapter.queryRaw = async (query) => {
        const result = await queryRaw(query);
        for (const column of charColumns.get(result.rows) ?? []) result.columnTypes[column] = ColumnTypeEnum.Character;
        return result;
      };
      return adapter;
    };
  }
}

function readable(pool: pg.Pool, charColumns: WeakMap<object, number[]>): pg.Pool {
  const query = pool.query.bind(pool) as (config: pg.QueryConfig) => Promise<pg.QueryArrayResult>;
  const reading = async (config: pg.QueryConfig) => {
    const result = await query(config);
    const isChar = (field: pg.FieldDef) => field.dataTypeID === CHAR;
    charColumns.set(
      result.rows,
      result.fields.flatMap((field, column) => (isChar(field) ? [column] : [])),
    );
    for (const field of result.fields.filter(isChar)) field.dataTypeID = TEXT;
    return result;
  };
  return Object.assign(pool, { query: reading });
}
