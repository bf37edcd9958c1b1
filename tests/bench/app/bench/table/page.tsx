import { connection } from 'next/server';
import { db } from '@/lib/platform/db/client';

type Row = { name: string; amounts: number[] };

/** As many rows and cells as a class's table at the end of its module, from one query and without anything around them. */
export default async function BareTablePage() {
  await connection();
  const rows = await db().$queryRaw<Row[]>`
    SELECT 'Row ' || r AS name, array_agg(r * c ORDER BY c) AS amounts
      FROM generate_series(1, 30) r, generate_series(1, 27) c GROUP BY r ORDER BY r`;
  return (
    <main>
      <h1>Bare table</h1>
      <table>
        <tbody>
          {rows.map(({ name, amounts }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {amounts.map((amount, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column stays where it is.
                <td key={column}>{amount}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}
