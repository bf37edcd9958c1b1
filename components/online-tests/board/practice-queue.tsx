'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { DrawnHtml } from '@/components/markdown/drawn-html';
import { AppLink } from '@/components/ui/app-link';
import { Card } from '@/components/ui/card';
import { gradePracticeOp } from '@/lib/grades/contract';
import type { PracticeToGrade } from '@/lib/online-tests/schemas/grading';
import { links } from '@/lib/units/links';
import { ScoreKeys } from './score-keys';
import type { Place } from './use-board';

/** The practical part of everybody, by the same keys as the written answers and the same command as the class's table. */
export function PracticeQueue({ classId, unit, practice }: Place & { practice: PracticeToGrade }) {
  const t = useTranslations('testBoard');
  const [given, setGiven] = useState<ReadonlyMap<string, number | null>>(new Map());
  const grading = useAction(gradePracticeOp);

  async function grade(studentId: string, score: number) {
    const reply = await grading.run({ classId, unit, grades: [{ studentId, practice: score }] });
    // What stands now: somebody else may have given a later one.
    for (const { studentId: id, practice: now } of reply?.grades ?? []) {
      setGiven((before) => new Map(before).set(id, now));
    }
  }
  return (
    <Card title={t('practice.title')}>
      {practice.asked.map((html) => (
        <DrawnHtml key={html} html={html} className="mb-3 text-lg" />
      ))}
      <p>{t('practice.lead')}</p>
      <ul className="m-0 grid list-none p-0">
        {practice.pupils.map(({ studentId, name, practice: stored }) => {
          const score = given.has(studentId) ? (given.get(studentId) ?? null) : stored;
          return (
            <li
              key={studentId}
              data-graded
              className="flex flex-wrap items-center justify-between gap-2 border-line border-b py-3"
            >
              <span className="min-w-0 wrap-anywhere">
                <strong>{name}</strong>{' '}
                <span className="text-ink-soft">
                  {score === null ? t('practice.none') : t('practice.score', { score })}
                </span>
              </span>
              <ScoreKeys
                score={score}
                disabled={practice.unitClosed}
                onScore={(chosen) => void grade(studentId, chosen)}
              />
            </li>
          );
        })}
      </ul>
      <p className="mt-3">
        <AppLink href={links.classEntries(classId)} className="font-semibold underline">
          {t('practice.other')}
        </AppLink>
      </p>
    </Card>
  );
}
