'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { useLive } from '@/lib/platform/browser/live/use-live';
import { ChosenActions } from './chosen-actions';
import { PupilActions } from './pupil-actions';
import { PupilRow } from './pupil-row';
import { type Board, type Place, useBoard } from './use-board';

/** The test of a class while it goes on: who is where, and what may be done to whom. */
export function BoardScreen({ initial, ...place }: Place & { initial: Board }) {
  const t = useTranslations('testBoard');
  const { board, isCut, read } = useBoard(initial, place);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  useLive([`tests:${place.classId}`], undefined, () => void read());
  const now = Date.parse(board.now);
  const count = (state: string) => board.pupils.filter(({ attempt }) => attempt?.state === state).length;
  const done = () => {
    setChosen(new Set());
    void read();
  };
  return (
    <div className="grid gap-4">
      {isCut && <Alert tone="warning">{t('cut')}</Alert>}
      {board.unitClosed && <Alert>{t('unitClosed')}</Alert>}
      {board.versions.length === 0 && <Alert tone="warning">{t('noVersion')}</Alert>}
      <p role="status" className="text-lg">
        {t('standing', { begun: count('begun'), released: count('released'), concluded: count('concluded') })}
      </p>
      {!board.unitClosed && (
        <ChosenActions
          {...place}
          board={board}
          chosen={board.pupils.filter(({ studentId }) => chosen.has(studentId))}
          onDone={done}
        />
      )}
      <Card flush>
        <ul className="m-0 list-none px-4 py-0">
          {board.pupils.map((pupil) => (
            <PupilRow
              key={pupil.studentId}
              pupil={pupil}
              now={now}
              isChosen={chosen.has(pupil.studentId)}
              onChoose={() => setChosen(toggled(chosen, pupil.studentId))}
            >
              {!board.unitClosed && <PupilActions {...place} pupil={pupil} onDone={done} />}
            </PupilRow>
          ))}
        </ul>
      </Card>
    </div>
  );
}

function toggled(chosen: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}
