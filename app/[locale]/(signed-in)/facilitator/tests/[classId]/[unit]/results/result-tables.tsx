'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CsvButton } from '@/components/lists/csv-button';
import { Card } from '@/components/ui/card';

type Share = { taken: number; percent: number | null };

export type Results = {
  questions: readonly (Share & {
    id: string;
    topic: string;
    skillCode: string | null;
    position: number;
    version: number;
  })[];
  topics: readonly (Share & { name: string })[];
  skills: readonly (Share & { name: string })[];
  versions: number;
  pupils: readonly { studentId: string; name: string; percent: number | null; cells: readonly (number | null)[] }[];
};

/** By question, by what they ask about, and by student: each to read, and as a sheet. */
export function ResultTables({ results: { questions, topics, skills, versions, pupils } }: { results: Results }) {
  const t = useTranslations('testBoard');
  const named = ({ position, version }: Results['questions'][number]) =>
    versions > 1 ? t('ofClass.questionOf', { number: position, version }) : t('ofClass.question', { number: position });
  const byQuestion = questions.map((question) => ({ ...question, question: named(question) }));
  const percent = (value: number | null) => (value === null ? '–' : t('percent', { percent: value }));
  return (
    <div className="grid gap-6">
      <Card
        title={t('ofClass.byQuestion')}
        actions={
          <CsvButton
            fileName={t('ofClass.questionsFile')}
            columns={[
              { key: 'question', label: t('ofClass.questionHead') },
              { key: 'topic', label: t('ofClass.topic') },
              { key: 'skillCode', label: t('ofClass.skill') },
              { key: 'taken', label: t('ofClass.answers') },
              { key: 'percent', label: t('ofClass.reached') },
            ]}
            load={async () => ({ items: byQuestion, total: byQuestion.length })}
          />
        }
      >
        <Table heads={[t('ofClass.questionHead'), t('ofClass.topic'), t('ofClass.answers'), t('ofClass.reached')]}>
          {byQuestion.map(({ id, question, topic, taken, percent: share }) => (
            <Row key={id} cells={[question, topic, taken, percent(share)]} />
          ))}
        </Table>
      </Card>
      {[
        { title: t('ofClass.byTopic'), head: t('ofClass.topic'), rows: topics },
        { title: t('ofClass.bySkill'), head: t('ofClass.skill'), rows: skills },
      ].map(
        ({ title, head, rows }) =>
          rows.length > 0 && (
            <Card key={title} title={title}>
              <Table heads={[head, t('ofClass.answers'), t('ofClass.reached')]}>
                {rows.map(({ name, taken, percent: share }) => (
                  <Row key={name} cells={[name, taken, percent(share)]} />
                ))}
              </Table>
            </Card>
          ),
      )}
      <Card
        title={t('ofClass.byStudent')}
        actions={
          <CsvButton
            fileName={t('ofClass.studentsFile')}
            columns={[
              { key: 'name', label: t('ofClass.student') },
              { key: 'percent', label: t('ofClass.theory') },
              ...byQuestion.map(({ id, question }) => ({ key: `of ${id}`, label: question })),
            ]}
            load={async () => ({
              total: pupils.length,
              items: pupils.map(({ name, percent: whole, cells }) => ({
                name,
                percent: whole,
                ...Object.fromEntries(questions.map(({ id }, at) => [`of ${id}`, cells[at]])),
              })),
            })}
          />
        }
      >
        <Table heads={[t('ofClass.student'), t('ofClass.theory'), ...byQuestion.map(({ question }) => question)]}>
          {pupils.map(({ studentId, name, percent: whole, cells }) => (
            <Row key={studentId} cells={[name, percent(whole), ...cells.map((cell) => cell ?? '–')]} />
          ))}
        </Table>
      </Card>
    </div>
  );
}

function Table({ heads, children }: { heads: readonly string[]; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than a phone scrolls inside itself, by keyboard too.
    <div className="overflow-x-auto" tabIndex={0}>
      <table className="w-full text-start">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className="px-2 py-1 text-start whitespace-nowrap">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">{children}</tbody>
      </table>
    </div>
  );
}

function Row({ cells: [first, ...others] }: { cells: readonly (string | number)[] }) {
  return (
    <tr>
      <th scope="row" className="px-2 py-2 text-start font-normal wrap-anywhere">
        {first}
      </th>
      {others.map((cell, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is told by its column.
        <td key={at} className="px-2 py-2 tabular-nums">
          {cell}
        </td>
      ))}
    </tr>
  );
}
