import { connection } from 'next/server';
import { db } from '@/lib/platform/db/client';

/** Rendered per request from one query of the size that a list of ours reads, without session, layout or messages. */
export default async function BareDynamicPage() {
  await connection();
  const courses = await db().course.findMany({ orderBy: { name: 'asc' }, take: 30 });
  return (
    <main>
      <h1>Bare page</h1>
      <table>
        <tbody>
          {courses.map(({ id, code, name, version, status, updatedAt }) => (
            <tr key={id}>
              <td>{code}</td>
              <td>{name}</td>
              <td>{version}</td>
              <td>{status}</td>
              <td>{updatedAt.toISOString()}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}
