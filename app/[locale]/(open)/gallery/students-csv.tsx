'use client';

import { CsvButton } from '@/components/lists/csv-button';
import { students } from './students';

const pageSize = 5;

/** Stands for the server, a page at a time. */
async function load(page: number) {
  const items = students.slice((page - 1) * pageSize, page * pageSize).map((student) => ({ ...student }));
  return { items, total: students.length };
}

export function StudentsCsv({
  labels: [name, login, points],
}: {
  labels: [name: string, login: string, points: string];
}) {
  const columns = [
    { key: 'name', label: name },
    { key: 'login', label: login },
    { key: 'points', label: points },
  ];
  return <CsvButton fileName="students.csv" columns={columns} load={load} />;
}
