'use client';

import { CsvButton } from '@/components/lists/csv-button';
import { foundStudents, type StudentView } from './students';

const pageSize = 5;

type Props = { labels: [name: string, login: string, points: string]; view: StudentView };

export function StudentsCsv({ labels: [name, login, points], view }: Props) {
  /** Stands for the server, a page at a time. */
  async function load(page: number) {
    const all = foundStudents(view);
    const items = all.slice((page - 1) * pageSize, page * pageSize).map((student) => ({ ...student }));
    return { items, total: all.length };
  }

  const columns = [
    { key: 'name', label: name },
    { key: 'login', label: login },
    { key: 'points', label: points },
  ];
  return <CsvButton fileName="students.csv" columns={columns} load={load} />;
}
